import { sql } from 'kysely'
import { type GroupAddress, groupKeys } from '../chains/groupKeys.ts'
import { collectionIdOf } from '../ids/texts.ts'
import type { Reader } from '../reader.ts'

/** Maximum number of collections in a response. */
const MAX_COLLECTIONS = 1000

/** Returns the ids of collections where a creator has items, in key order. Burned items do not count. */
export async function collectionsOfCreator(
  reader: Reader,
  creator: GroupAddress,
): Promise<string[]> {
  const keys = await groupKeys(reader, [creator], undefined)
  const rows = await reader
    .selectFrom('items')
    .select('items.collection')
    .distinct()
    .where('items.deleted', '=', false)
    .where(sql<boolean>`items.creators && ${keys}::bytea[]`)
    .orderBy('items.collection')
    .limit(MAX_COLLECTIONS)
    .execute()
  return rows.map(({ collection }) => collectionIdOf(collection))
}
