import { bids } from '../../../read-model/orders/bids.ts'
import { shownOrders } from '../../answers/shownOrders.ts'
import * as calls from '../../calls/collections.ts'
import { route } from '../route.ts'
import { walletsBehind } from '../userWallets.ts'
import { tokenFound } from './tokenFound.ts'

/** Most bids of an answer that has no further pages. */
const MOST = 1_000

/** Active bids, the dearest first: those of a user, of makers, or of both together. */
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
