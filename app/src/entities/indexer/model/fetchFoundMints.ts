import { searchItems } from '@mintline/indexer-api'
import { FOUND_ITEMS } from '../lib/foundItems.ts'
import type { Indexer } from '../lib/indexer.ts'
import { askIndexer } from './askIndexer.ts'
import { everyEntry } from './everyEntry.ts'
import { LARGEST_PAGE } from './largestPage.ts'

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
  const mints = await everyEntry(
    (continuation) =>
      askIndexer(url, {
        signal,
        call: (connection, call) =>
          searchItems(
            connection,
            {
              itemsSearchRequest: {
                filter,
                size: LARGEST_PAGE,
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
