import { ApiError } from '../../../http/apiError.ts'
import { found } from '../../../http/found.ts'
import { bids } from '../../../read-model/orders/bids.ts'
import { shownOrder } from '../../answers/shownOrders.ts'
import * as calls from '../../calls/orders.ts'
import { route } from '../route.ts'

/** Returns a maker's best active bid: for an item, for any item in a collection, or the better of both. */
export const getBestOfferByMakerUsingPOST = route(
  calls.getBestOfferByMakerUsingPOST,
  async ({ bestOfferByMakersRequest: { maker, itemId: item, token: collection } }, services) => {
    const { blockchain } = item ?? collection ?? {}
    if (blockchain === undefined) {
      throw new ApiError('validation', 'itemId or token is required: bids are compared within one')
    }
    const filter = { blockchain, item, collection, makers: [maker], statuses: ['ACTIVE'] } as const
    const { entries } = await bids(services.reader, filter, { size: 1, token: undefined })
    return shownOrder(services, found(entries[0], 'bid of', `${maker.group}:${maker.address}`))
  },
)
