import { hostOf } from '#entities/cluster/lib/customUrl.ts'
import type { Activity } from '#entities/indexer/lib/activity.ts'
import type { Indexer } from '#entities/indexer/lib/indexer.ts'
import { everyPage } from '#entities/indexer/model/everyPage.ts'
import { fetchActivities } from '#entities/indexer/model/fetchActivities.ts'
import { LARGEST_PAGE } from '#entities/indexer/model/largestPage.ts'
import { mintSalesOf } from '../lib/mintSales.ts'
import type { CountedSales } from '../lib/revenue.ts'

/**
 * Sales of a collection from the mints that a server lists: a request for every 1,000.
 *
 * @param deployment Base58.
 * @throws What `askIndexer` throws.
 */
export async function fetchMintSales(
  indexer: Indexer,
  deployment: string,
  signal?: AbortSignal,
): Promise<CountedSales> {
  const mints = new Map<string, Activity>()
  await everyPage(
    (continuation) => {
      const query = { deployment, kinds: ['mint'], continuation, size: LARGEST_PAGE } as const
      return fetchActivities(indexer, query, signal)
    },
    ({ activities }) => {
      const known = mints.size
      for (const activity of activities) mints.set(activity.id, activity)
      return mints.size > known
    },
  )
  return mintSalesOf([...mints.values()], hostOf(indexer.url))
}
