import { type CoinUnit, formatAmount } from '@mintline/core'
import Papa from 'papaparse'
import type { AllowlistEntryInput } from './entryInput.ts'
import type { MerkleEntryInput } from './merkleEntry.ts'

/** One kind of line end, no byte order mark, and no cells that spreadsheets would compute. */
const FORMAT = { newline: '\n', escapeFormulae: true } as const

/**
 * Formats a list as CSV that `parseAllowlistCsv` reads back: `address,price_lamports,amount`, or `address,price,amount`
 * with prices such as `20 USDC`.
 *
 * @param token The phase's price token. Default: prices are in lamports.
 */
export function formatAllowlistCsv(
  entries: readonly AllowlistEntryInput[],
  token?: CoinUnit,
): string {
  return formatCsv(
    ['address', token ? 'price' : 'price_lamports', 'amount'],
    entries.map(({ user, price, amount }) => [
      user,
      token ? formatAmount(price, token) : `${price}`,
      `${amount}`,
    ]),
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
