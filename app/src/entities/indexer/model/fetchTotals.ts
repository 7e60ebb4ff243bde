import { getGlobalCollectionStatisticsByIds } from '@mintline/indexer-api'
import { z } from '#shared/lib/zod.ts'
import { TO_BIGINT } from '../lib/answerFields.ts'
import type { Indexer } from '../lib/indexer.ts'
import { askIndexer } from './askIndexer.ts'

/**
 * Fetches a collection's totals; undefined = the server does not know it. Unlike the call for the collection itself, no
 * answer to this one is reported as an error by browsers.
 *
 * @param deployment Base58.
 * @param options.timeout Timeout in milliseconds.
 * @throws What `askIndexer` throws.
 */
export async function fetchTotals(
  { url, blockchain }: Indexer,
  deployment: string,
  options: { signal?: AbortSignal; timeout?: number } = {},
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

const COUNT = z.pipe(z.int().check(z.nonnegative()), TO_BIGINT)

/** Schema for collection statistics; leaves out collections that the server does not know. */
export const STATISTICS = z.array(
  z.object({ id: z.optional(z.string()), items: COUNT, owners: COUNT }),
)

/** A collection's existing items, without burned ones, and how many wallets hold any. */
export interface Totals {
  readonly items: bigint
  readonly holders: bigint
}

/** Returns a collection's totals; undefined = the server does not know it. */
export function totalsIn(
  statistics: z.infer<typeof STATISTICS>,
  collection: string,
): Totals | undefined {
  const found = statistics.find(({ id }) => id === collection)
  return found && { items: found.items, holders: found.owners }
}
