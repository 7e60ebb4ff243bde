import { type CoinSymbol, formatAmount } from '@mintline/core/amounts'
import type { AmountToken } from '../amounts/parseAmount.ts'
import type { BadRow } from './csv/badRow.ts'
import { MAX_ALLOWLIST_AMOUNT, MAX_ALLOWLIST_PRICE } from './entryInput.ts'

/** File lines, from 1, that exceed what an allowlist entry can hold but a merkle list can. */
export interface RowsAboveCaps {
  /** With a price above 4,294,967,295 base units. */
  readonly price: readonly number[]
  /** With an amount above 255. */
  readonly amount: readonly number[]
}

/** Finds rows that are bad only because allowlist entries are small; undefined = none. */
export function rowsAboveCaps(badRows: readonly BadRow[]): RowsAboveCaps | undefined {
  const rowsOf = (cap: keyof RowsAboveCaps) =>
    badRows.flatMap((bad) => (bad.cap === cap ? [bad.row] : []))
  const rows = { price: rowsOf('price'), amount: rowsOf('amount') }
  return rows.price.length + rows.amount.length === 0 ? undefined : rows
}

/**
 * Explains the caps on allowlist entries and the way around them, in a sentence without a full stop.
 *
 * @param unit Unit of prices; without decimals, they are in base units. Default: SOL.
 */
export function describeCaps(unit: CoinSymbol | AmountToken = 'SOL'): string {
  const price = capText(unit)
  return `An allowlist entry holds at most ${price} and ${MAX_ALLOWLIST_AMOUNT} items; a merkle list has no such caps: use a phase of type merkleTree`
}

function capText(unit: CoinSymbol | AmountToken): string {
  if (typeof unit === 'string') return formatAmount(MAX_ALLOWLIST_PRICE, unit)
  const { symbol, decimals } = unit
  return decimals === undefined
    ? `${MAX_ALLOWLIST_PRICE} base units of ${symbol}`
    : formatAmount(MAX_ALLOWLIST_PRICE, { symbol, decimals })
}
