import type { AllowlistEntry } from '@mintline/aptos'
import {
  type CsvRow,
  cellOf,
  type ListLayout,
  missingColumn,
  problemOfRow,
  quotedValue,
  type WantedAddresses,
  walletCellProblem,
} from '@mintline/core/csv'
import { type AptosAddress, aptosWallet, isAptosWallet } from '@mintline/core/identifiers'
import type { ListFile } from '../../lists/listFile.ts'
import { type ReadRow, type ReadRows, readListRows } from '../../lists/readListRows.ts'
import type { ListRowProblem } from '../../lists/rowProblems.ts'

const WHOLE = /^\d{1,20}$/
const MAX_U64 = 2n ** 64n - 1n

const WANTED: WantedAddresses = {
  chain: 'Aptos',
  chains: 'Aptos',
  reasonOf: (cell) => {
    if (/\.apt$/i.test(cell)) return 'it is a name, and the list needs the address behind it'
    if (!/^(?:0x)?[0-9a-f]*$/i.test(cell)) return 'it has characters that no address has'
    return 'it is not 0x and up to 64 digits'
  },
}

/**
 * Reads a phase's list: CSV with wallet and amount, of which only the wallet is required. A wallet without an amount
 * has the phase's.
 *
 * @param maxMintsPerWallet Item limit for a wallet without an amount; 0 = each wallet needs one.
 * @throws LIST_INVALID with all bad rows, and errors about columns
 */
export function readAptosList(file: ListFile, maxMintsPerWallet: bigint): ReadRows<AllowlistEntry> {
  return readListRows<AllowlistEntry>(file, {
    list: { chain: 'Aptos', fields: ['address', 'amount'] },
    readRow: (row, layout) => {
      const hasAmounts = layout.positions.amount !== undefined
      if (!hasAmounts && maxMintsPerWallet === 0n) throw missingColumn('amount', layout.columns)
      return readRow(row, layout, maxMintsPerWallet)
    },
    isSame: (one, other) => one.maxPerWalletByAllowList === other.maxPerWalletByAllowList,
  })
}

/** Reads the wallets in a file, whatever else its rows hold. Throws as `readAptosList` does. */
export function readAptosWallets(file: ListFile): ReadRows<{ readonly wallet: AptosAddress }> {
  return readListRows<{ readonly wallet: AptosAddress }>(file, {
    list: { chain: 'Aptos', fields: ['address'] },
    readRow: (row, layout) => {
      const whole = problemOfRow(row, layout)
      if (whole) return [whole]
      const cell = cellOf(row, layout, 'address')
      const wallet = readWallet(cell)
      if (typeof wallet === 'string') return { row: row.line, entry: { wallet } }
      return [{ row: row.line, column: 'address', value: quotedValue(cell), ...wallet }]
    },
    isSame: () => true,
  })
}

function readRow(
  row: CsvRow,
  layout: ListLayout,
  maxMintsPerWallet: bigint,
): ReadRow<AllowlistEntry> | readonly ListRowProblem[] {
  const whole = problemOfRow(row, layout)
  if (whole) return [whole]
  const cells = { address: cellOf(row, layout, 'address'), amount: cellOf(row, layout, 'amount') }
  const wallet = readWallet(cells.address)
  const limit = readLimit(cells.amount, maxMintsPerWallet)
  if (typeof wallet === 'string' && typeof limit === 'bigint') {
    return { row: row.line, entry: { wallet, maxPerWalletByAllowList: limit } }
  }
  return Object.entries({ address: wallet, amount: limit }).flatMap(([field, read]) => {
    if (typeof read !== 'object') return []
    const column = field as keyof typeof cells
    return [{ row: row.line, column, value: quotedValue(cells[column]), ...read }]
  })
}

type CellProblem = Pick<ListRowProblem, 'code' | 'message'>

function readWallet(cell: string): AptosAddress | CellProblem {
  return isAptosWallet(cell) ? aptosWallet(cell) : walletCellProblem(cell, WANTED)
}

function readLimit(cell: string, standard: bigint): bigint | CellProblem {
  const limit = cell === '' ? standard : WHOLE.test(cell) ? BigInt(cell) : undefined
  if (limit !== undefined && limit > 0n && limit <= MAX_U64) return limit
  const message =
    cell === ''
      ? 'The wallet has no amount: write one here, or limit the items per wallet in its phase.'
      : 'This is not a number of items: write it in digits, from 1 on.'
  return { code: 'AMOUNT_INVALID', message }
}
