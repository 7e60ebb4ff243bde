import { parseItemId } from '@mintline/core/identifiers'
import { itemKey } from '../../database/keys/index.ts'
import { itemIdOf } from '../ids/texts.ts'

/** Columns of likes that the APIs show. */
export const LIKE_COLUMNS = ['likes.user_id', 'likes.item', 'likes.created_at'] as const

/** A like for an item. */
export interface LikeModel {
  readonly userId: string
  readonly itemId: string
  readonly createdAt: string
}

/** Converts a row to a like. */
export const likeModel = (row: {
  readonly user_id: string
  readonly item: Buffer
  readonly created_at: Date
}): LikeModel => ({
  userId: row.user_id,
  itemId: itemIdOf(row.item),
  createdAt: row.created_at.toISOString(),
})

/** Returns a like's public id. */
export const likeIdOf = ({ userId, itemId }: Pick<LikeModel, 'userId' | 'itemId'>): string =>
  `${userId}:${itemId}`

/**
 * Returns the liked item's key.
 *
 * @throws if the text is not a like's id
 */
export const likedItemOf = (id: string): Buffer =>
  itemKey(parseItemId(id.slice(id.indexOf(':') + 1)))
