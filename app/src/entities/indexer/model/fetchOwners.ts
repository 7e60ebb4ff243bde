import { layerOneOf } from '@mintline/core/networks'
import { searchOwnerships } from '@mintline/indexer-api'
import type { Indexer } from '../lib/indexer.ts'
import { OWNERSHIPS } from '../lib/ownerships.ts'
import { askIndexer } from './askIndexer.ts'
import { everyEntry } from './everyEntry.ts'
import { LARGEST_PAGE } from './largestPage.ts'

/** Items whose owners to fetch, in one collection. Addresses are base58. */
export interface OwnersQuery {
  readonly deployment: string
  /** At most 1,000; undefined = all items. */
  readonly mints?: readonly string[]
  /** Undefined = any owner. */
  readonly owner?: string
}

/**
 * Fetches items' owners by mint: one request per 1,000. Items that nobody holds, or that a server does not know yet,
 * are left out.
 *
 * @throws What `askIndexer` throws.
 */
export async function fetchOwners(
  { url, blockchain }: Indexer,
  { deployment, mints, owner }: OwnersQuery,
  signal?: AbortSignal,
): Promise<ReadonlyMap<string, string>> {
  if (mints?.length === 0) return new Map()
  const filter = {
    collections: [`${blockchain}:${deployment}`],
    ...(mints && { items: mints.map((mint) => `${blockchain}:${mint}`) }),
    ...(owner !== undefined && { owners: [`${layerOneOf(blockchain)}:${owner}`] }),
  }
  return everyEntry(
    (continuation) =>
      askIndexer(url, {
        signal,
        call: (connection, call) =>
          searchOwnerships(
            connection,
            {
              ownershipSearchRequest: {
                filter,
                size: LARGEST_PAGE,
                ...(continuation !== undefined && { continuation }),
              },
            },
            call,
          ),
        form: OWNERSHIPS,
      }),
    (page) => page.owners,
  )
}
