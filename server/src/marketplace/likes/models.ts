import { type LikeModel, likeIdOf } from '../../read-model/social/likeModel.ts'
import type { Item } from '../items/schemas.ts'
import type { ExtendedItemLike, ItemLike } from './schemas.ts'

/** Converts a like to version 4. Ended likes are not stored. */
export const itemLikeOf = (like: LikeModel): ItemLike => ({
  id: likeIdOf(like),
  owner: like.userId,
  itemId: like.itemId,
  createDate: like.createdAt,
  deleted: false,
})

/** Returns a like with its item, whose content and properties appear twice. */
export const extendedItemLikeOf = (like: LikeModel, item: Item): ExtendedItemLike => ({
  id: likeIdOf(like),
  item,
  itemLike: itemLikeOf(like),
  meta: item.meta,
  properties: item.properties,
})
