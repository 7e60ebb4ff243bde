import { asSentence, type CoinUnit, isMintlineError } from '@mintline/core'
import { ListError } from '@mintline/core/batches'
import {
  type CsvRow,
  cellOf,
  decimalPoint,
  type ListField,
  type ListLayout,
  problemOfRow,
  quotedValue,
  unitOfName,
  type WantedAddresses,
  walletCellProblem,
} from '@mintline/core/csv'
import { type EvmAddress, evmAddress, isEvmAddress } from '@mintline/core/identifiers'
import type { AllowlistEntry } from '@mintline/evm'
import { maxUint256, zeroAddress } from 'viem'
import type { ReadRow } from '../../lists/readListRows.ts'
import type { ListRowProblem } from '../../lists/rowProblems.ts'
import { baseUnitsOf, readEvmAmount } from '../chain/evmAmount.ts'

/** The phase's terms for its list. */
export interface ListTerms {
  /** Item limit for a wallet without its own; 0 = unlimited. */
  readonly maxMintsPerWallet: bigint
  /** Price currency; undefined = not known, so that only the form of prices is checked. */
  readonly coin: CoinUnit | undefined
  /** True if the currency is the native coin. */
  readonly isNative: boolean
  /** The phase's price in base units, which wallets without their own price pay. */
  readonly price: bigint
  /** Flat platform fee in base units, which a price has to cover; 0 = none, or not known. */
  readonly flatFee: bigint
}

const WHOLE = /^\d{1,77}$/

const WANTED: WantedAddresses = {
  chain: 'EVM',
  chains: 'EVM',
  reasonOf: (cell) => {
    if (/\.[a-z]+$/i.test(cell)) return 'it is a name, and the list needs the address behind it'
    if (!/^(?:0x)?[0-9a-f]*$/i.test(cell)) return 'it has characters that no address has'
    return 'it is not 0x and 40 digits, so some characters are missing, changed or too many'
  },
}

/** Reads a row's content, or all its problems. */
export function readEvmRow(
  row: CsvRow,
  layout: ListLayout,
  terms: ListTerms,
): ReadRow<AllowlistEntry> | readonly ListRowProblem[] {
  const whole = problemOfRow(row, layout)
  if (whole) return [whole]
  const cells = {
    address: cellOf(row, layout, 'address'),
    amount: cellOf(row, layout, 'amount'),
    price: cellOf(row, layout, 'price'),
  }
  const read = readEvmCells(cells, terms, unitOfName(layout.names.price ?? ''))
  if ('wallet' in read) return { row: row.line, entry: read }
  return read.map((problem) => ({
    row: row.line,
    value: quotedValue(cells[problem.column]),
    ...problem,
  }))
}

/** A row's cells; an empty amount or price is the phase's. */
export type ListCells = Readonly<Record<ListField, string>>

/**
 * Reads a row's cells, or returns all their problems.
 *
 * @param unit Unit of prices without one. Default: none.
 */
export function readEvmCells(
  cells: ListCells,
  terms: ListTerms,
  unit?: string,
): AllowlistEntry | readonly (CellProblem & { readonly column: ListField })[] {
  const wallet = readWallet(cells.address)
  const limit = readLimit(cells.amount, terms)
  const price = coveringFee(readPrice(decimalPoint(cells.price), unit, terms), terms)
  if (typeof wallet === 'string' && typeof limit === 'bigint' && typeof price === 'bigint') {
    return {
      wallet,
      quantityLimitPerWallet: limit,
      pricePerToken: price,
      currency: zeroAddress,
    }
  }
  return Object.entries({ address: wallet, amount: limit, price }).flatMap(([field, read]) =>
    typeof read === 'object' ? [{ column: field as ListField, ...read }] : [],
  )
}

type CellProblem = Pick<ListRowProblem, 'code' | 'message'> & Partial<Pick<ListRowProblem, 'value'>>

function readWallet(cell: string): EvmAddress | CellProblem {
  return isEvmAddress(cell) ? evmAddress(cell) : walletCellProblem(cell, WANTED)
}

function readLimit(cell: string, { maxMintsPerWallet }: ListTerms): bigint | CellProblem {
  if (cell !== '' && !WHOLE.test(cell)) {
    return { code: 'AMOUNT_INVALID', message: 'This is not a number of items: write it in digits.' }
  }
  const limit = BigInt(cell || '0') || maxMintsPerWallet
  return limit === 0n ? maxUint256 : limit
}

/**
 * Reads a price cell; the largest uint256 = the phase's price.
 *
 * @param unit Unit in the column's name; one that the phase lacks is refused with the prices.
 */
function readPrice(
  cell: string,
  unit: string | undefined,
  { coin, isNative }: ListTerms,
): bigint | CellProblem {
  if (cell === '') return maxUint256
  const isBare = /^[\d.]+$/.test(cell)
  try {
    const amount = readEvmAmount(isBare && unit !== undefined ? `${cell} ${unit}` : cell)
    return coin ? baseUnitsOf(amount, coin, isNative) : maxUint256
  } catch (error) {
    if (!isMintlineError(error)) throw error
    return { code: error.code, message: error.message, value: undefined }
  }
}

/** Returns the price, or a problem if a flat fee exceeds it; the contract takes no fee from free items. */
function coveringFee(
  own: bigint | CellProblem,
  { price: ofPhase, flatFee: fee, coin }: ListTerms,
): bigint | CellProblem {
  if (typeof own !== 'bigint') return own
  const price = own === maxUint256 ? ofPhase : own
  if (price === 0n || price >= fee) return own
  const { code, message } = new ListError('PRICE_BELOW_FLAT_FEE', { price, fee, coin })
  return { code, message: asSentence(message), value: undefined }
}
