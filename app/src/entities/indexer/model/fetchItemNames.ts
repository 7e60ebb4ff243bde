import { getItemByIds } from '@mintline/indexer-api'
import type { Indexer } from '../lib/indexer.ts'
import { ITEM_NAMES } from '../lib/itemNames.ts'
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
