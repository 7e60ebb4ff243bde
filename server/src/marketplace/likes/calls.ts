import { formatItemId, parseItemId } from '@mintline/core/identifiers'
import { Type } from 'typebox'
import { ItemIdInput, idsOf } from '../../http/contract/inputs.ts'
import { ref } from '../../http/contract/model.ts'
import { marketItemsByIds } from '../../read-model/items/marketItemsByIds.ts'
import { assertDone } from '../assertDone.ts'
import { call } from '../call.ts'
import { PageRequest } from '../followings/schemas.ts'
import { shownItems } from '../items/answers.ts'
import { pageRequest } from '../pageRequest.ts'
import { UserIdInput } from '../schemas/identifiers.ts'
import { extendedItemLikeOf, itemLikeOf } from './models.ts'
import { likesAmong, likesOfUser } from './read.ts'
import { ExtendedItemLike, ItemLike } from './schemas.ts'
import { like } from './write.ts'

export const getLikedUsingPOST = call(
  {
    operationId: 'getLikedUsingPOST',
    summary: 'Items that a user likes, the latest first',
    tag: 'Likes',
    requestClass: 'read',
    method: 'POST',
    path: '/marketplace/api/v4/items/liked',
    query: { owner: UserIdInput },
    body: { name: 'pageRequest', schema: PageRequest, optional: true },
    answer: Type.Array(ref(ExtendedItemLike)),
    continues: true,
    errors: 'E4',
  },
  async ({ owner, pageRequest: page }, services) => {
    const { entries, next } = await likesOfUser(services.reader, owner, pageRequest(page))
    const ids = entries.map(({ itemId }) => parseItemId(itemId))
    const items = await shownItems(services, await marketItemsByIds(services.reader, ids))
    const byId = new Map(items.map((item) => [item.id, item]))
    // An item disappears if the block that minted it is reverted.
    const known = entries.flatMap((like) => {
      const item = byId.get(like.itemId)
      return item ? [extendedItemLikeOf(like, item)] : []
    })
    return { entries: known, next }
  },
)

export const getLikesUsingPOST = call(
  {
    operationId: 'getLikesUsingPOST',
    summary: 'Those of some items that a user likes',
    tag: 'Likes',
    requestClass: 'read',
    method: 'POST',
    path: '/marketplace/api/v4/items/likes',
    query: { owner: UserIdInput },
    body: { name: 'requestBody', schema: idsOf(ItemIdInput), optional: true },
    answer: Type.Array(ref(ItemLike)),
    errors: 'E4',
  },
  async ({ owner, requestBody }, { reader }) =>
    (await likesAmong(reader, owner, requestBody)).map(itemLikeOf),
)

export const likeUsingPOST = call(
  {
    operationId: 'likeUsingPOST',
    summary: 'Like an item',
    tag: 'Likes',
    requestClass: 'write',
    method: 'POST',
    path: '/marketplace/api/v4/items/{id}/like',
    bearer: true,
    params: { id: ItemIdInput },
    errors: 'E404',
  },
  async ({ id: item }, { users, now }, { caller: { userId } }) => {
    const outcome = await like(users.writer, { userId, item, now: now() }, 'like')
    return assertDone(outcome, { kind: 'item', id: formatItemId(item) })
  },
)

export const unlikeUsingPOST = call(
  {
    operationId: 'unlikeUsingPOST',
    summary: 'Like an item no more',
    tag: 'Likes',
    requestClass: 'write',
    method: 'POST',
    path: '/marketplace/api/v4/items/{id}/unlike',
    bearer: true,
    params: { id: ItemIdInput },
    errors: 'E404',
  },
  async ({ id: item }, { users, now }, { caller: { userId } }) => {
    const outcome = await like(users.writer, { userId, item, now: now() }, 'unlike')
    return assertDone(outcome, { kind: 'item', id: formatItemId(item) })
  },
)
