import { layerOneOf } from '@mintline/core/networks'
import { searchOwnerships } from '@mintline/indexer-api'
import { z } from '#shared/lib/zod.ts'
import { CONTINUATION, UNION_ADDRESS } from '../lib/answerFields.ts'
import { type Indexer, MAX_PAGE_SIZE } from '../lib/indexer.ts'
import { askIndexer } from './askIndexer.ts'
import { fetchAllEntries } from './fetchAllEntries.ts'

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
  return fetchAllEntries(
    (continuation) =>
      askIndexer(url, {
        signal,
        call: (connection, call) =>
          searchOwnerships(
            connection,
            {
              ownershipSearchRequest: {
                filter,
                size: MAX_PAGE_SIZE,
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

/** A page with ownerships. */
export interface OwnershipPage {
  /** Owners in base58 by item mint. */
  readonly owners: readonly (readonly [mint: string, owner: string])[]
  /** Page token for the next page; undefined = there is none. */
  readonly next: string | undefined
}

/** Schema for a page with ownerships. */
export const OWNERSHIPS = z.pipe(
  z.object({
    ownerships: z.array(z.object({ itemId: UNION_ADDRESS, owner: UNION_ADDRESS })),
    continuation: CONTINUATION,
  }),
  z.transform(
    ({ ownerships, continuation: next }): OwnershipPage => ({
      owners: ownerships.map(({ itemId, owner }) => [itemId, owner] as const),
      next,
    }),
  ),
)
