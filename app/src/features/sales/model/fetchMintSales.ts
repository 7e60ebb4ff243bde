import { hostOf } from '#entities/cluster/lib/customUrl.ts'
import type { Indexer } from '#entities/indexer/lib/indexer.ts'
import { everyEntry } from '#entities/indexer/model/everyEntry.ts'
import { fetchActivities } from '#entities/indexer/model/fetchActivities.ts'
import { LARGEST_PAGE } from '#entities/indexer/model/largestPage.ts'
import { mintSalesOf } from '../lib/mintSales.ts'
import type { CountedSales } from '../lib/revenue.ts'

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
  const mints = await everyEntry(
    (continuation) => {
      const query = { deployment, kinds: ['mint'], continuation, size: LARGEST_PAGE } as const
      return fetchActivities(indexer, query, signal)
    },
    ({ activities }) => activities.map((activity) => [activity.id, activity]),
  )
  return mintSalesOf([...mints.values()], hostOf(indexer.url))
}
