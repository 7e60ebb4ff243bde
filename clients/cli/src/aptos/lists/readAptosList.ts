import type { AllowlistEntry } from '@mintline/aptos'
import {
  type CsvLayout,
  type CsvRow,
  cellOf,
  problemOfRow,
  quotedValue,
  type WantedAddresses,
  walletCellProblem,
} from '@mintline/core/csv'
import { type AptosAddress, aptosAddress, isAptosAddress } from '@mintline/core/identifiers'
import { limitColumnOf } from '../../lists/limitColumns.ts'
import type { ListFile } from '../../lists/listFile.ts'
import { type ReadRow, type ReadRows, readListRows } from '../../lists/readListRows.ts'
import type { ListRowProblem } from '../../lists/rowProblems.ts'

type Field = 'wallet' | 'limit'

const WALLET_NAMES = ['aptos address']
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
 * Reads the list of a phase: CSV of wallet and amount, of which only the wallet is required. A wallet without an amount
 * has that of the phase.
 *
 * @param maxMintsPerWallet Items of a wallet without an amount; 0 = each wallet needs one.
 * @throws LIST_INVALID with all bad rows, and errors of columns
 */
export function readAptosList(file: ListFile, maxMintsPerWallet: bigint): ReadRows<AllowlistEntry> {
  return readListRows<Field, AllowlistEntry>(file, {
    columns: {
      fields: ['wallet', 'limit'],
      hasBlanks: true,
      fieldOf: (name) => limitColumnOf(name, WALLET_NAMES),
    },
    readRow: (row, layout) => readRow(row, layout, maxMintsPerWallet),
    isSame: (one, other) => one.maxPerWalletByAllowList === other.maxPerWalletByAllowList,
  })
}

function readRow(
  row: CsvRow,
  layout: CsvLayout<Field>,
  maxMintsPerWallet: bigint,
): ReadRow<AllowlistEntry> | readonly ListRowProblem[] {
  const whole = problemOfRow(row, layout)
  if (whole) return [whole]
  const cells = { wallet: cellOf(row, layout, 'wallet'), limit: cellOf(row, layout, 'limit') }
  const wallet = readWallet(cells.wallet)
  const limit = readLimit(cells.limit, maxMintsPerWallet)
  if (typeof wallet === 'string' && typeof limit === 'bigint') {
    return { row: row.line, entry: { wallet, maxPerWalletByAllowList: limit } }
  }
  return Object.entries({ wallet, limit }).flatMap(([field, read]) => {
    if (typeof read !== 'object') return []
    const column = field as Field
    return [{ row: row.line, column, value: quotedValue(cells[column]), ...read }]
  })
}

type CellProblem = Pick<ListRowProblem, 'code' | 'message'>

function readWallet(cell: string): AptosAddress | CellProblem {
  return isAptosAddress(cell) ? aptosAddress(cell) : walletCellProblem(cell, WANTED)
}

function readLimit(cell: string, standard: bigint): bigint | CellProblem {
  const limit = cell === '' ? standard : WHOLE.test(cell) ? BigInt(cell) : undefined
  if (limit !== undefined && limit > 0n && limit <= MAX_U64) return limit
  const message =
    cell === ''
      ? 'The wallet has no amount: write one here, or set maxMintsPerWallet in its phase.'
      : 'This is not a number of items: write it in digits, from 1 on.'
  return { code: 'AMOUNT_INVALID', message }
}
