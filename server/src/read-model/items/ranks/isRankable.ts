import type { CollectionIdParts } from '@mintline/core/identifiers'
import { collectionKey } from '../../../database/keys/index.ts'
import type { Reader } from '../../reader.ts'

/** Most items of a collection that are ranked: one statement looks at all of them. */
export const MAX_RANKED = 50_000

/** True if a collection is small enough for ranks. */
export async function isRankable(reader: Reader, collection: CollectionIdParts): Promise<boolean> {
  const row = await reader
    .selectFrom('collections')
    .select('item_count')
    .where('id', '=', collectionKey(collection))
    .executeTakeFirst()
  return Number(row?.item_count ?? 0) <= MAX_RANKED
}
