import type { Activity } from '#entities/indexer/lib/activity.ts'
import type { CountedSales } from './revenue.ts'

/**
 * Sums the mints that a server lists. Each item counts once; items without a known price are left out.
 *
 * @param host The server's host.
 */
export function mintSalesOf(mints: readonly Activity[], host: string): CountedSales {
  const seen = new Set<string>()
  const collectors = new Set<string>()
  let paid = 0n
  for (const { mint, to, price } of mints) {
    if (mint === undefined || to === undefined || price === undefined || seen.has(mint)) continue
    seen.add(mint)
    collectors.add(to)
    paid += price
  }
  return { items: BigInt(seen.size), paid, collectors: collectors.size, host }
}
