import { getGlobalCollectionStatisticsByIds } from '@mintline/indexer-api'
import type { Indexer } from '../lib/indexer.ts'
import { STATISTICS, type Totals, totalsIn } from '../lib/totals.ts'
import { askIndexer } from './askIndexer.ts'

/**
 * Fetches a collection's totals; undefined = the server does not know it. Unlike the call for the collection itself, no
 * answer to this one is reported as an error by browsers.
 *
 * @param deployment Base58.
 * @param options.patience Timeout in milliseconds.
 * @throws What `askIndexer` throws.
 */
export async function fetchTotals(
  { url, blockchain }: Indexer,
  deployment: string,
  options: { signal?: AbortSignal; patience?: number } = {},
): Promise<Totals | undefined> {
  const collection = `${blockchain}:${deployment}`
  const statistics = await askIndexer(url, {
    ...options,
    call: (connection, call) =>
      getGlobalCollectionStatisticsByIds(connection, { requestBody: [collection] }, call),
    form: STATISTICS,
  })
  return totalsIn(statistics, collection)
}
