import { bids } from '../../../read-model/orders/bids.ts'
import { shownOrders } from '../../answers/shownOrders.ts'
import * as calls from '../../calls/collections.ts'
import { route } from '../route.ts'
import { walletsBehind } from '../userWallets.ts'
import { tokenFound } from './tokenFound.ts'

/** Maximum number of bids: the answer has no further pages. */
const MOST = 1_000

/**
 * Returns active bids, highest first: a user's, some makers', both together, or everybody's if the request names
 * nobody.
 */
export const getCollectionFloorBidsUsingGET = route(
  calls.getCollectionFloorBidsUsingGET,
  async ({ id: collection, userId, makers = [] }, services) => {
    const { reader } = services
    await tokenFound(reader, collection)
    const ofUser = userId === undefined ? [] : await walletsBehind(reader, userId)
    const filter = {
      blockchain: collection.blockchain,
      item: undefined,
      collection,
      makers: userId === undefined && makers.length === 0 ? undefined : [...ofUser, ...makers],
      statuses: ['ACTIVE'],
    } as const
    const { entries } = await bids(reader, filter, { size: MOST, token: undefined })
    return shownOrders(services, entries)
  },
)
