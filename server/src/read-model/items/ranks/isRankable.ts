import type { CollectionIdParts } from '@mintline/core/identifiers'
import { collectionKey } from '../../../database/keys/index.ts'
import type { Reader } from '../../reader.ts'

/** Most items that a ranked collection may have: one statement reads them all. */
export const MAX_RANKED = 50_000

/** Returns true if a collection is small enough to be ranked. */
export async function isRankable(reader: Reader, collection: CollectionIdParts): Promise<boolean> {
  const row = await reader
    .selectFrom('collections')
    .select('item_count')
    .where('id', '=', collectionKey(collection))
    .executeTakeFirst()
  return Number(row?.item_count ?? 0) <= MAX_RANKED
}
