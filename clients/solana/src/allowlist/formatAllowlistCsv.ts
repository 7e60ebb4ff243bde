import Papa from 'papaparse'
import type { AllowlistEntryInput } from './entryInput.ts'
import type { MerkleEntryInput } from './merkleEntry.ts'

/** What is in all texts made here: one kind of line end, no byte order mark, no cell that computes. */
const FORMAT = { newline: '\n', escapeFormulae: true } as const

/**
 * Writes a list as CSV that `parseAllowlistCsv` reads back: `address,price_lamports,amount`.
 */
export function formatAllowlistCsv(entries: readonly AllowlistEntryInput[]): string {
  return formatCsv(
    ['address', 'price_lamports', 'amount'],
    entries.map(({ user, price, amount }) => [user, `${price}`, `${amount}`]),
  )
}

/**
 * Writes a merkle list as CSV that `parseAllowlistCsv` reads back:
 * `address,price_lamports,max_claims`.
 */
export function formatMerkleCsv(entries: readonly MerkleEntryInput[]): string {
  return formatCsv(
    ['address', 'price_lamports', 'max_claims'],
    entries.map(({ user, price, maxClaims }) => [user, `${price}`, `${maxClaims}`]),
  )
}

/** Writes CSV; a cell that a spreadsheet would take for a formula gets an apostrophe before it. */
export function formatCsv(names: readonly string[], rows: readonly (readonly string[])[]): string {
  return `${Papa.unparse([[...names], ...rows.map((row) => [...row])], FORMAT)}\n`
}
