import type { CoinUnit } from '@mintline/core'
import {
  type AllowlistCsvCounts,
  type BadRow,
  type ConflictingRows,
  type DuplicateRows,
  formatBadRowsCsv,
  formatCsv,
  type OnConflict,
  type ParsedAllowlist,
  priceColumn,
} from '@mintline/solana'
import { rowFinder, type SortKey } from '#shared/ui/table/rowFinder.ts'
import type { RowQuery, RowsFound } from '#shared/ui/table/rowSource.ts'

/** A file's rows that need a look, by problem. */
export interface ProblemRows {
  invalid: BadRow
  conflicting: ConflictingRows
  duplicate: DuplicateRows
}

/** Why rows in a file need a look. */
export type Problem = keyof ProblemRows

/** Row counts for any kind of list. */
export interface RowReport {
  counts: AllowlistCsvCounts
  /** Row counts in the problem tables. */
  tables: Record<Problem, number>
}

/** Sort keys for the problem tables, by column. */
export const PROBLEM_KEYS = {
  invalid: {
    row: ({ row }) => row,
    column: ({ column }) => column,
    reason: ({ code }) => code,
  },
  conflicting: { rows: ({ candidates }) => candidates[0]?.row },
  duplicate: { used: ({ rows }) => rows[0] },
} as const satisfies { [Kind in Problem]: Record<string, SortKey<ProblemRows[Kind]>> }

/** A file's rows that need a look, found and written on demand. */
export interface ProblemTables {
  report: RowReport
  find: <Kind extends Problem>(kind: Kind, query: RowQuery) => RowsFound<ProblemRows[Kind]>
  file: (kind: Problem, onConflict: OnConflict) => string
}

/**
 * Creates a list's problem tables.
 *
 * @param token - the prices' token; undefined = the network's coin
 */
export function problemTables(
  { badRows, conflicts, duplicates, counts }: Omit<ParsedAllowlist<unknown>, 'entries'>,
  token: CoinUnit | undefined,
): ProblemTables {
  const finders: {
    [Kind in Problem]: (query: RowQuery) => RowsFound<ProblemRows[Kind]>
  } = {
    invalid: rowFinder(badRows, { sortKeys: PROBLEM_KEYS.invalid }),
    conflicting: rowFinder(conflicts, { sortKeys: PROBLEM_KEYS.conflicting }),
    duplicate: rowFinder(duplicates, { sortKeys: PROBLEM_KEYS.duplicate }),
  }
  const files: Record<Problem, (onConflict: OnConflict) => string> = {
    invalid: () => formatBadRowsCsv(badRows),
    conflicting: (onConflict) => conflictsCsv(conflicts, onConflict, token),
    duplicate: () => duplicatesCsv(duplicates),
  }
  return {
    report: {
      counts,
      tables: {
        invalid: badRows.length,
        conflicting: conflicts.length,
        duplicate: duplicates.length,
      },
    },
    find: (kind, query) => finders[kind](query),
    file: (kind, onConflict) => files[kind](onConflict),
  }
}

/**
 * Formats all conflicting rows as CSV, with which of them count.
 *
 * @param token - the prices' token; undefined = the network's coin
 */
export function conflictsCsv(
  conflicts: readonly ConflictingRows[],
  kept: OnConflict,
  token?: CoinUnit,
): string {
  const { name, cell } = priceColumn(token)
  return formatCsv(
    ['row', 'address', name, 'amount', 'used'],
    conflicts.flatMap(({ user, candidates }) =>
      candidates.map(({ row, price, amount }) => [
        `${row}`,
        user,
        cell(price),
        `${amount}`,
        row === rowToUse({ candidates }, kept) ? 'yes' : 'no',
      ]),
    ),
  )
}

/** Formats every duplicate row as CSV, except each wallet's first. */
export function duplicatesCsv(duplicates: readonly DuplicateRows[]): string {
  return formatCsv(
    ['row', 'address', 'same_as_row'],
    duplicates.flatMap(({ user, rows: [first, ...others] }) =>
      others.map((row) => [`${row}`, user, `${first}`]),
    ),
  )
}

/** Returns the file line that counts for a wallet with conflicting rows; undefined = none. */
export function rowToUse(
  { candidates }: Pick<ConflictingRows, 'candidates'>,
  onConflict: OnConflict,
): number | undefined {
  if (onConflict === 'report') return undefined
  return (onConflict === 'first' ? candidates[0] : candidates.at(-1))?.row
}
