import { hostOf } from '#entities/cluster/lib/customUrl.ts'
import { type Indexer, MAX_PAGE_SIZE } from '#entities/indexer/lib/indexer.ts'
import { type Activity, fetchActivities } from '#entities/indexer/model/fetchActivities.ts'
import { fetchAllEntries } from '#entities/indexer/model/fetchAllEntries.ts'
import type { CountedSales } from './revenue.ts'

/**
 * Fetches a collection's sales from the mints that a server lists: one request per 1,000.
 *
 * @param deployment Base58.
 * @throws What `askIndexer` throws.
 */
export async function fetchMintSales(
  indexer: Indexer,
  deployment: string,
  signal?: AbortSignal,
): Promise<CountedSales> {
  const mints = await fetchAllEntries(
    (continuation) => {
      const query = { deployment, kinds: ['mint'], continuation, size: MAX_PAGE_SIZE } as const
      return fetchActivities(indexer, query, signal)
    },
    ({ activities }) => activities.map((activity) => [activity.id, activity]),
  )
  return mintSalesOf([...mints.values()], hostOf(indexer.url))
}

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
