import type { ListTotals } from '@mintline/solana'

/** Prices of lists built since the page was loaded, by root: the chain does not have them. */
const known = new Map<string, ListTotals>()

/** Stores the prices of a list by its root in hexadecimal. */
export function rememberListPrices(root: string, totals: ListTotals): void {
  known.set(root, totals)
}

/** Prices of the list of a root in hexadecimal; undefined = it was not built here. */
export function listPricesOf(root: string): ListTotals | undefined {
  return known.get(root)
}
