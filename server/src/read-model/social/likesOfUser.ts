import { isUserId } from '../../database/keys/index.ts'
import {
  type Page,
  type PagedList,
  type PageRequest,
  withEntries,
} from '../../database/page/pagedList.ts'
import { readPage } from '../../database/page/readPage.ts'
import type { Reader } from '../reader.ts'
import { LIKE_COLUMNS, type LikeModel, likedItemOf, likeModel } from './likeModel.ts'

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
