import type { ListTotals } from '@mintline/solana'

/** Prices in lists built since the page was loaded, by root: the chain does not have them. */
const known = new Map<string, ListTotals>()

/** Stores a list's prices by its root in hexadecimal. */
export function rememberListPrices(root: string, totals: ListTotals): void {
  known.set(root, totals)
}

/** Returns a list's prices by its root in hexadecimal; undefined = it was not built here. */
export function listPricesOf(root: string): ListTotals | undefined {
  return known.get(root)
}
