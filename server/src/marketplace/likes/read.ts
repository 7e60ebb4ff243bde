import type { ItemParts } from '@mintline/core/identifiers'
import { anyOf } from '../../database/anyOf.ts'
import { isUserId, itemKey } from '../../database/keys/index.ts'
import {
  type Page,
  type PagedList,
  type PageRequest,
  withEntries,
} from '../../database/page/pagedList.ts'
import { readPage } from '../../database/page/readPage.ts'
import { inOrder } from '../../read-model/ids/rowsByKeys.ts'
import type { Reader } from '../../read-model/reader.ts'
import {
  LIKE_COLUMNS,
  type LikeModel,
  likedItemOf,
  likeModel,
} from '../../read-model/social/likeModel.ts'

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

const LIST: PagedList = {
  name: 'likes.ofUser',
  direction: 'desc',
  keys: [
    { column: 'likes.created_at', kind: 'time' },
    { column: 'likes.item', kind: 'bytes' },
  ],
  readId: (id) => [likedItemOf(id)],
}

/** Returns a user's likes, the latest first. */
export async function likesOfUser(
  reader: Reader,
  userId: string,
  request: PageRequest,
): Promise<Page<LikeModel>> {
  const branch = reader.selectFrom('likes').select(LIKE_COLUMNS).where('likes.user_id', '=', userId)
  const page = await readPage(reader, LIST, request, isUserId(userId) ? [branch] : [])
  return withEntries(page, page.entries.map(likeModel))
}
