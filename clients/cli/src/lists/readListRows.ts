import {
  type CsvRow,
  forEachListRow,
  type ListKind,
  type ListLayout,
  mergeRows,
  type RepeatedRows,
} from '@mintline/core/csv'
import type { CheckedList } from '../config/realNetwork.ts'
import { CommandError } from '../errors/commandError.ts'
import type { ListFile } from './listFile.ts'
import {
  badRowProblems,
  conflictProblems,
  duplicateWarnings,
  type ListRowProblem,
  noteWarnings,
  type RepeatedWallet,
} from './rowProblems.ts'

/** A list's wallets. */
export interface ReadRows<Entry> {
  /** Deduplicated by wallet, in file order. */
  readonly entries: readonly Entry[]
  /** A sentence each: what was skipped, and wallets that are listed several times with the same terms. */
  readonly warnings: readonly string[]
}

/** A row with its terms. */
export interface ReadRow<Entry> {
  /** Line in the file, from 1. */
  readonly row: number
  readonly entry: Entry
}

/** Rows in one kind of list. */
export interface RowKind<Entry> {
  readonly list: ListKind
  /** Returns a row's content, or all its problems. */
  readRow(row: CsvRow, layout: ListLayout): ReadRow<Entry> | readonly ListRowProblem[]
  /** Returns true if two rows for a wallet say the same. */
  isSame(one: Entry, other: Entry): boolean
}

/**
 * Reads a wallet list on a chain whose lists consist of whole rows.
 *
 * @throws LIST_INVALID with all bad rows, and errors about columns
 */
export function readListRows<Entry extends { readonly wallet: string }>(
  { path, text, note }: ListFile,
  { list, readRow, isSame }: RowKind<Entry>,
): ReadRows<Entry> {
  const good: ReadRow<Entry>[] = []
  const bad: ListRowProblem[] = []
  const warnings: string[] = []
  forEachListRow({ text, kind: list }, (layout) => {
    warnings.push(...noteWarnings(path, layout.notes, note))
    return (row) => {
      const read = readRow(row, layout)
      if ('entry' in read) good.push(read)
      else bad.push(...read)
    }
  })
  const { rows, duplicates, conflicts } = mergeRows(good, {
    walletOf: ({ entry }) => entry.wallet,
    isSame: (one, other) => isSame(one.entry, other.entry),
    onConflict: 'report',
  })
  const problems = [...badRowProblems(bad), ...conflictProblems(conflicts.map(repeatedWallet))]
  if (problems.length > 0) throw new CommandError('LIST_INVALID', { path, problems })
  if (rows.length === 0) {
    const empty = { path: 'wallet', code: 'LIST_INVALID', message: 'There are no wallets' }
    throw new CommandError('LIST_INVALID', { path, problems: [empty] })
  }
  return {
    entries: rows.map(({ entry }) => entry),
    warnings: [...warnings, ...duplicateWarnings(path, duplicates.map(repeatedWallet))],
  }
}

/** Returns a list whose wallets can be looked up in lower case. */
export function checkedRows({
  path,
  entries,
}: {
  readonly path: string
  readonly entries: readonly { readonly wallet: string }[]
}): CheckedList {
  const listed = new Set(entries.map(({ wallet }) => wallet.toLowerCase()))
  return { path, isListed: (wallet) => listed.has(wallet) }
}

function repeatedWallet(rows: RepeatedRows<ReadRow<{ readonly wallet: string }>>): RepeatedWallet {
  return { wallet: rows[0].entry.wallet, rows: rows.map(({ row }) => row) }
}
