import { Type } from 'typebox'
import { call } from '../../http/contract/call.ts'
import { ItemIdInput, idsOf } from '../../http/contract/inputs.ts'
import { ref } from '../../http/contract/model.ts'
import { PageRequest } from '../schemas/followings.ts'
import { UserIdInput } from '../schemas/identifiers.ts'
import { ExtendedItemLike, ItemLike } from '../schemas/itemLikes.ts'

export const getLikedUsingPOST = call({
  operationId: 'getLikedUsingPOST',
  summary: 'Items that a user likes, the latest first',
  tag: 'Likes',
  method: 'POST',
  path: '/marketplace/api/v4/items/liked',
  query: { owner: UserIdInput },
  body: { name: 'pageRequest', schema: PageRequest, optional: true },
  answer: Type.Array(ref(ExtendedItemLike)),
  continues: true,
  errors: 'E4',
})

export const getLikesUsingPOST = call({
  operationId: 'getLikesUsingPOST',
  summary: 'Those of some items that a user likes',
  tag: 'Likes',
  method: 'POST',
  path: '/marketplace/api/v4/items/likes',
  query: { owner: UserIdInput },
  body: { name: 'requestBody', schema: idsOf(ItemIdInput), optional: true },
  answer: Type.Array(ref(ItemLike)),
  errors: 'E4',
})

export const likeUsingPOST = call({
  operationId: 'likeUsingPOST',
  summary: 'Like an item',
  tag: 'Likes',
  method: 'POST',
  path: '/marketplace/api/v4/items/{id}/like',
  bearer: true,
  params: { id: ItemIdInput },
  errors: 'E404',
})

export const unlikeUsingPOST = call({
  operationId: 'unlikeUsingPOST',
  summary: 'Like an item no more',
  tag: 'Likes',
  method: 'POST',
  path: '/marketplace/api/v4/items/{id}/unlike',
  bearer: true,
  params: { id: ItemIdInput },
  errors: 'E404',
})
