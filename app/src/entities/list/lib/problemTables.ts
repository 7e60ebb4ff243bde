import type {
  AllowlistCsvCounts,
  BadRow,
  ConflictingRows,
  DuplicateRows,
  OnConflict,
  ParsedAllowlist,
} from '@mintline/solana'
import { formatBadRowsCsv } from '@mintline/solana'
import { rowFinder, type SortKey } from '#shared/ui/table/rowFinder.ts'
import type { RowQuery, RowsFound } from '#shared/ui/table/rowSource.ts'
import { conflictsCsv, duplicatesCsv } from './rowFiles.ts'

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

/** Creates a list's problem tables. */
export function problemTables({
  badRows,
  conflicts,
  duplicates,
  counts,
}: Omit<ParsedAllowlist<unknown>, 'entries'>): ProblemTables {
  const finders: {
    [Kind in Problem]: (query: RowQuery) => RowsFound<ProblemRows[Kind]>
  } = {
    invalid: rowFinder(badRows, { sortKeys: PROBLEM_KEYS.invalid }),
    conflicting: rowFinder(conflicts, { sortKeys: PROBLEM_KEYS.conflicting }),
    duplicate: rowFinder(duplicates, { sortKeys: PROBLEM_KEYS.duplicate }),
  }
  const files: Record<Problem, (onConflict: OnConflict) => string> = {
    invalid: () => formatBadRowsCsv(badRows),
    conflicting: (onConflict) => conflictsCsv(conflicts, onConflict),
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
