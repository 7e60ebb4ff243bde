import { forEachListRow, mergeRows, type RepeatedRows } from '@mintline/core/csv'
import type { AllowlistEntry } from '@mintline/evm'
import { CommandError } from '../../errors/commandError.ts'
import type { ListFile } from '../../lists/listFile.ts'
import {
  badRowProblems,
  conflictProblems,
  duplicateWarnings,
  type ListRowProblem,
  type RepeatedWallet,
} from '../../lists/rowProblems.ts'
import { EVM_LIST_COLUMNS } from './evmListColumns.ts'
import { type ListTerms, type ReadRow, readEvmRow } from './readEvmRow.ts'

/** The wallets of a list. */
export interface ReadEvmList {
  /** Each wallet once, in the order of the file. */
  readonly entries: readonly AllowlistEntry[]
  /** One sentence for each wallet that is listed several times with the same terms. */
  readonly warnings: readonly string[]
}

/**
 * Reads the list of a phase: CSV of wallet, limit and price, of which only the wallet is required. A wallet without a
 * limit or price has that of the phase.
 *
 * @throws LIST_INVALID with all bad rows, and errors of columns
 */
export function readEvmList({ path, text }: ListFile, terms: ListTerms): ReadEvmList {
  const good: ReadRow[] = []
  const bad: ListRowProblem[] = []
  forEachListRow({ text, kind: EVM_LIST_COLUMNS }, (layout) => (row) => {
    const read = readEvmRow(row, layout, terms)
    if ('entry' in read) good.push(read)
    else bad.push(...read)
  })
  const { rows, duplicates, conflicts } = mergeRows(good, {
    walletOf: ({ entry }) => entry.wallet,
    isSame: ({ entry }, other) =>
      entry.quantityLimitPerWallet === other.entry.quantityLimitPerWallet &&
      entry.pricePerToken === other.entry.pricePerToken,
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
    warnings: duplicateWarnings(path, duplicates.map(repeatedWallet)),
  }
}

function repeatedWallet(rows: RepeatedRows<ReadRow>): RepeatedWallet {
  return { wallet: rows[0].entry.wallet, rows: rows.map(({ row }) => row) }
}
