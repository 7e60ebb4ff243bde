import type { AllowlistEntry } from '@mintline/evm'
import type { ListFile } from '../../lists/listFile.ts'
import { type ReadRows, readListRows } from '../../lists/readListRows.ts'
import { type ListTerms, readEvmRow } from './readEvmRow.ts'

/** A list's wallets. */
export type ReadEvmList = ReadRows<AllowlistEntry>

/**
 * Reads a phase's list: CSV with wallet, amount and price, of which only the wallet is required. A wallet without an
 * amount or price has the phase's.
 *
 * @throws LIST_INVALID with all bad rows, and errors about columns
 */
export function readEvmList(file: ListFile, terms: ListTerms): ReadEvmList {
  return readListRows(file, {
    list: { chain: 'EVM' },
    readRow: (row, layout) => readEvmRow(row, layout, terms),
    isSame: (one, other) =>
      one.quantityLimitPerWallet === other.quantityLimitPerWallet &&
      one.pricePerToken === other.pricePerToken,
  })
}
