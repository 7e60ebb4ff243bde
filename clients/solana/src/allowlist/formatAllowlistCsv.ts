import { type CoinUnit, formatAmount } from '@mintline/core/amounts'
import Papa from 'papaparse'
import { isWritableSymbol } from '../amounts/parseAmount.ts'
import type { BadRow } from './csv/badRow.ts'
import type { AllowlistEntryInput } from './entryInput.ts'
import type { MerkleEntryInput } from './merkleEntry.ts'

/** One kind of line end, no byte order mark, and no cells that spreadsheets would compute. */
const FORMAT = { newline: '\n', escapeFormulae: true } as const

/** A CSV column for a list's prices. */
interface PriceColumn {
  readonly name: string
  /** @param price Base units. */
  readonly cell: (price: bigint) => string
}

/**
 * Returns the price column for a file that `parseAllowlistCsv` reads back exactly: `price_lamports`, `price` with cells
 * such as `20 USDC`, or `price_base_units` for a token whose symbol no amount can name.
 *
 * @param token The phase's price token. Default: prices are in lamports.
 */
export function priceColumn(token?: CoinUnit): PriceColumn {
  if (!token) return { name: 'price_lamports', cell: String }
  return isWritableSymbol(token.symbol)
    ? { name: 'price', cell: (price) => formatAmount(price, token) }
    : { name: 'price_base_units', cell: String }
}

/**
 * Formats a list as CSV that `parseAllowlistCsv` reads back: the address, `priceColumn` and the amount.
 *
 * @param token The phase's price token. Default: prices are in lamports.
 */
export function formatAllowlistCsv(
  entries: readonly AllowlistEntryInput[],
  token?: CoinUnit,
): string {
  const { name, cell } = priceColumn(token)
  return formatCsv(
    ['address', name, 'amount'],
    entries.map(({ user, price, amount }) => [user, cell(price), `${amount}`]),
  )
}

/** Formats a merkle list as CSV that `parseAllowlistCsv` reads back: `address,price_lamports,max_claims`. */
export function formatMerkleCsv(entries: readonly MerkleEntryInput[]): string {
  return formatCsv(
    ['address', 'price_lamports', 'max_claims'],
    entries.map(({ user, price, maxClaims }) => [user, `${price}`, `${maxClaims}`]),
  )
}

/** Formats CSV; a cell that a spreadsheet would take for a formula is prefixed with an apostrophe. */
export function formatCsv(names: readonly string[], rows: readonly (readonly string[])[]): string {
  return `${Papa.unparse([[...names], ...rows.map((row) => [...row])], FORMAT)}\n`
}

/**
 * Formats a list's problems as CSV for its author: line, column, value, reason and code. Values come from the list, so
 * those that a spreadsheet would compute are prefixed with an apostrophe.
 */
export function formatBadRowsCsv(badRows: readonly BadRow[]): string {
  return formatCsv(
    ['row', 'column', 'value', 'reason', 'code'],
    badRows.map(({ row, column = '', value, message, code }) => [
      `${row}`,
      column,
      value,
      message,
      code,
    ]),
  )
}
