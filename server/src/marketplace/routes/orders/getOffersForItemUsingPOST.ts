import { formatItemId } from '@mintline/core/identifiers'
import { found } from '../../../http/found.ts'
import { collectionOfItem } from '../../../read-model/items/collectionOfItem.ts'
import { bids } from '../../../read-model/orders/bids.ts'
import { shownOrders } from '../../answers/shownOrders.ts'
import * as calls from '../../calls/orders.ts'
import { oneAndOthers } from '../oneAndOthers.ts'
import { pageRequest } from '../pageRequest.ts'
import { route } from '../route.ts'

/** Returns active bids for an item, and for any item in its collection unless the request asks for one kind. */
export const getOffersForItemUsingPOST = route(
  calls.getOffersForItemUsingPOST,
  async ({ id: item, offerPageRequest: request }, services) => {
    const { reader } = services
    const { kind, owner, owners } = request
    const collection = found(await collectionOfItem(reader, item), 'item', formatItemId(item))
    const filter = {
      blockchain: item.blockchain,
      item: kind === 'COLLECTION' ? undefined : item,
      collection: kind === 'ITEM' ? undefined : collection,
      makers: oneAndOthers(owner, owners),
      statuses: ['ACTIVE'],
    } as const
    const { entries, next } = await bids(reader, filter, pageRequest(request))
    return { entries: await shownOrders(services, entries), next }
  },
)
