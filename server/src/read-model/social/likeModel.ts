import { parseItemId } from '@mintline/core/identifiers'
import { itemKey } from '../../database/keys/index.ts'
import { itemIdOf } from '../ids/texts.ts'

/** Columns of likes that answers show. */
export const LIKE_COLUMNS = ['likes.user_id', 'likes.item', 'likes.created_at'] as const

/** A like of an item. */
export interface LikeModel {
  readonly userId: string
  readonly itemId: string
  readonly createdAt: string
}

/** The like of a row. */
export const likeModel = (row: {
  readonly user_id: string
  readonly item: Buffer
  readonly created_at: Date
}): LikeModel => ({
  userId: row.user_id,
  itemId: itemIdOf(row.item),
  createdAt: row.created_at.toISOString(),
})

/** Id of a like, as answers have it. */
export const likeIdOf = ({ userId, itemId }: Pick<LikeModel, 'userId' | 'itemId'>): string =>
  `${userId}:${itemId}`

/**
 * Key of the item of a like.
 *
 * @throws when the text is no id of a like
 */
export const likedItemOf = (id: string): Buffer =>
  itemKey(parseItemId(id.slice(id.indexOf(':') + 1)))
