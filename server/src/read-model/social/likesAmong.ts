import type { ItemParts } from '@mintline/core/identifiers'
import { anyOf } from '../../database/anyOf.ts'
import { isUserId, itemKey } from '../../database/keys/index.ts'
import { inOrder } from '../ids/inOrder.ts'
import type { Reader } from '../reader.ts'
import { LIKE_COLUMNS, type LikeModel, likeModel } from './likeModel.ts'

/** Returns a user's likes for these items, in the same order as `items`. Items without a like are left out. */
export async function likesAmong(
  reader: Reader,
  userId: string,
  items: readonly ItemParts[],
): Promise<LikeModel[]> {
  if (items.length === 0 || !isUserId(userId)) return []
  const keys = items.map(itemKey)
  const rows = await reader
    .selectFrom('likes')
    .select(LIKE_COLUMNS)
    .where('item', '=', anyOf(keys))
    .where('user_id', '=', userId)
    .execute()
  return inOrder(keys, rows, ({ item }) => item).map(likeModel)
}
