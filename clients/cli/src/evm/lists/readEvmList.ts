import type { AllowlistEntry } from '@mintline/evm'
import type { ListFile } from '../../lists/listFile.ts'
import { type ReadRows, readListRows } from '../../lists/readListRows.ts'
import { EVM_LIST_COLUMNS } from './evmListColumns.ts'
import { type ListTerms, readEvmRow } from './readEvmRow.ts'

/** The wallets of a list. */
export type ReadEvmList = ReadRows<AllowlistEntry>

/**
 * Reads the list of a phase: CSV of wallet, limit and price, of which only the wallet is required. A wallet without a
 * limit or price has that of the phase.
 *
 * @throws LIST_INVALID with all bad rows, and errors of columns
 */
export function readEvmList(file: ListFile, terms: ListTerms): ReadEvmList {
  return readListRows(file, {
    columns: EVM_LIST_COLUMNS,
    readRow: (row, layout) => readEvmRow(row, layout, terms),
    isSame: (one, other) =>
      one.quantityLimitPerWallet === other.quantityLimitPerWallet &&
      one.pricePerToken === other.pricePerToken,
  })
}
