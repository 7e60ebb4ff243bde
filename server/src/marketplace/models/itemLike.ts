import { type LikeModel, likeIdOf } from '../../read-model/social/likeModel.ts'
import type { ExtendedItemLike, ItemLike } from '../schemas/itemLikes.ts'
import type { Item } from '../schemas/items.ts'

/** A like in version 4. Of those that ended, nothing is kept. */
export const itemLikeOf = (like: LikeModel): ItemLike => ({
  id: likeIdOf(like),
  owner: like.userId,
  itemId: like.itemId,
  createDate: like.createdAt,
  deleted: false,
})

/** A like with its item, whose content and properties it has twice. */
export const extendedItemLikeOf = (like: LikeModel, item: Item): ExtendedItemLike => ({
  id: likeIdOf(like),
  item,
  itemLike: itemLikeOf(like),
  meta: item.meta,
  properties: item.properties,
})
