import { type Static, Type } from 'typebox'
import { model, ref } from '../../http/contract/model.ts'
import { DateTime, ItemId } from '../../http/contract/primitives.ts'
import { Item, ItemProperties } from '../items/schemas.ts'
import { ContentMeta } from '../schemas/content.ts'
import { UserId } from '../schemas/identifiers.ts'

export const ItemLike = model('ItemLike', 'A like of an item', {
  createDate: DateTime,
  deleted: Type.Optional(Type.Boolean()),
  id: Type.String(),
  itemId: ItemId,
  owner: UserId,
})
export type ItemLike = Static<typeof ItemLike>

export const ExtendedItemLike = model('ExtendedItemLike', 'A like with its item', {
  id: Type.String(),
  item: ref(Item),
  itemLike: ref(ItemLike),
  meta: ref(ContentMeta),
  properties: ref(ItemProperties),
})
export type ExtendedItemLike = Static<typeof ExtendedItemLike>
