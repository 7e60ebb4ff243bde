import { anyOf } from '../../database/anyOf.ts'
import { keyText } from '../../database/keys/index.ts'
import type { Reader } from '../reader.ts'

/** Returns short URLs by user id; users without one are left out. */
export async function shortUrlsOfUsers(
  reader: Reader,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (ids.length === 0) return new Map()
  const rows = await reader
    .selectFrom('short_urls')
    .select(['user_id', 'url'])
    .where('user_id', 'in', [...ids])
    .execute()
  return new Map(rows.map(({ user_id, url }) => [user_id ?? '', url]))
}

/** Returns a lookup for short URLs by collection key. */
export async function shortUrlsOfCollections(
  reader: Reader,
  keys: readonly Buffer[],
): Promise<(key: Buffer) => string | undefined> {
  if (keys.length === 0) return () => undefined
  const rows = await reader
    .selectFrom('short_urls')
    .select(['collection', 'url'])
    .where('collection', '=', anyOf(keys))
    .execute()
  const urls = new Map(rows.map(({ collection, url }) => [keyText(collection ?? Buffer.of()), url]))
  return (key) => urls.get(keyText(key))
}
