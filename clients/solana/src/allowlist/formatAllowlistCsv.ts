import Papa from 'papaparse'
import type { AllowlistEntryInput } from './entryInput.ts'
import type { MerkleEntryInput } from './merkleEntry.ts'

/** One kind of line end, no byte order mark, and no cells that spreadsheets would compute. */
const FORMAT = { newline: '\n', escapeFormulae: true } as const

/** Formats a list as CSV that `parseAllowlistCsv` reads back: `address,price_lamports,amount`. */
export function formatAllowlistCsv(entries: readonly AllowlistEntryInput[]): string {
  return formatCsv(
    ['address', 'price_lamports', 'amount'],
    entries.map(({ user, price, amount }) => [user, `${price}`, `${amount}`]),
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
