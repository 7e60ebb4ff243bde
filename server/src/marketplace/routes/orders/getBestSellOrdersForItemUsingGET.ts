import { formatItemId } from '@mintline/core/identifiers'
import { assertFound } from '../../../http/found.ts'
import { collectionOfItem } from '../../../read-model/items/collectionOfItem.ts'
import { bestListings } from '../../../read-model/orders/bestListings.ts'
import { shownOrders } from '../../answers/shownOrders.ts'
import * as calls from '../../calls/orders.ts'
import { route } from '../route.ts'

export const getBestSellOrdersForItemUsingGET = route(
  calls.getBestSellOrdersForItemUsingGET,
  async ({ id }, services) => {
    const collection = await collectionOfItem(services.reader, id)
    assertFound(collection !== undefined, 'item', formatItemId(id))
    return shownOrders(services, await bestListings(services.reader, id))
  },
)
