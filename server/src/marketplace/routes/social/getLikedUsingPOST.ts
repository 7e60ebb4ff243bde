import { parseItemId } from '@mintline/core/identifiers'
import { marketItemsByIds } from '../../../read-model/items/marketItemsByIds.ts'
import { likesOfUser } from '../../../read-model/social/likesOfUser.ts'
import { shownItems } from '../../answers/shownItems.ts'
import * as calls from '../../calls/likes.ts'
import { extendedItemLikeOf } from '../../models/itemLike.ts'
import { pageRequest } from '../pageRequest.ts'
import { route } from '../route.ts'

export const getLikedUsingPOST = route(
  calls.getLikedUsingPOST,
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
