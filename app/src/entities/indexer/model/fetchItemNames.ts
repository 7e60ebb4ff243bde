import { getItemByIds } from '@mintline/indexer-api'
import { z } from '#shared/lib/zod.ts'
import { UNION_ADDRESS } from '../lib/answerFields.ts'
import type { Indexer } from '../lib/indexer.ts'
import { askIndexer } from './askIndexer.ts'

/**
 * Fetches items' names on chain by mint. Items without one are left out.
 *
 * @param mints Base58; one page's.
 * @throws What `askIndexer` throws.
 */
export async function fetchItemNames(
  { url, blockchain }: Indexer,
  mints: readonly string[],
  signal?: AbortSignal,
): Promise<ReadonlyMap<string, string>> {
  if (mints.length === 0) return new Map()
  const ids = [...new Set(mints)].map((mint) => `${blockchain}:${mint}`)
  return askIndexer(url, {
    signal,
    call: (connection, call) => getItemByIds(connection, { itemIds: { ids } }, call),
    form: ITEM_NAMES,
  })
}

/** Schema for items: their names on chain by mint. */
const ITEM_NAMES = z.pipe(
  z.object({
    items: z.array(
      z.object({
        id: UNION_ADDRESS,
        extra: z.optional(z.object({ name: z.optional(z.string()) })),
      }),
    ),
  }),
  z.transform(
    ({ items }): ReadonlyMap<string, string> =>
      new Map(items.flatMap(({ id, extra }) => (extra?.name ? [[id, extra.name]] : []))),
  ),
)
