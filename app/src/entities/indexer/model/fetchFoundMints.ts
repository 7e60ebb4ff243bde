import { searchItems } from '@mintline/indexer-api'
import { z } from '#shared/lib/zod.ts'
import { CONTINUATION, UNION_ADDRESS } from '../lib/answerFields.ts'
import { type Indexer, MAX_PAGE_SIZE } from '../lib/indexer.ts'
import { askIndexer } from './askIndexer.ts'
import { fetchAllEntries } from './fetchAllEntries.ts'

/** A search in a collection's items. */
export interface WordsQuery {
  /** Base58. */
  readonly deployment: string
  /** Words, or word prefixes. */
  readonly text: string
}

/**
 * Searches for items with these words in their names or trait values, and returns their mints: one request per 1,000.
 *
 * @throws What `askIndexer` throws.
 */
export async function fetchFoundMints(
  { url, blockchain }: Indexer,
  { deployment, text }: WordsQuery,
  signal?: AbortSignal,
): Promise<ReadonlySet<string>> {
  const filter = {
    collections: [`${blockchain}:${deployment}`],
    fullText: { text, fields: ['NAME' as const, 'TRAIT_VALUE' as const] },
  }
  const mints = await fetchAllEntries(
    (continuation) =>
      askIndexer(url, {
        signal,
        call: (connection, call) =>
          searchItems(
            connection,
            {
              itemsSearchRequest: {
                filter,
                size: MAX_PAGE_SIZE,
                ...(continuation !== undefined && { continuation }),
              },
            },
            call,
          ),
        form: FOUND_ITEMS,
      }),
    (page) => page.mints.map((mint) => [mint, mint]),
  )
  return new Set(mints.keys())
}

/** A page with found items. */
export interface FoundItemsPage {
  /** Base58. */
  readonly mints: readonly string[]
  /** Page token for the next page; undefined = there is none. */
  readonly next: string | undefined
}

/** Schema for a page with found items: their mints. */
export const FOUND_ITEMS = z.pipe(
  z.object({
    items: z.array(z.object({ id: UNION_ADDRESS })),
    continuation: CONTINUATION,
  }),
  z.transform(
    ({ items, continuation: next }): FoundItemsPage => ({
      mints: items.map(({ id }) => id),
      next,
    }),
  ),
)
