import { anyOf } from '../../database/anyOf.ts'
import { keyText } from '../../database/keys/index.ts'
import type { Reader } from '../reader.ts'

/** Short URLs of users by their ids; users who are not in it have none. */
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

/** The short URL of each of some collections, by their keys. */
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
