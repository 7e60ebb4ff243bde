import { isBlockchain } from '@mintline/core/networks'
import { ordersByKeys } from '../../../read-model/orders/ordersByKeys.ts'
import { receivedBids } from '../../../read-model/orders/receivedBids.ts'
import { shownOrders } from '../../answers/shownOrders.ts'
import * as calls from '../../calls/bids.ts'
import { walletsOfUser } from '../ownerships/walletsOfUser.ts'
import { pageRequest } from '../pageRequest.ts'
import { route } from '../route.ts'

export const currentUserBidsUsingGET = route(
  calls.currentUserBidsUsingGET,
  async ({ blockchain, platform, sort = 'DATE_DESC', ...input }, services, { caller }) => {
    const { reader } = services
    const filter = {
      wallets: await walletsOfUser(reader, caller.userId),
      blockchains: blockchain && [blockchain].filter(isBlockchain),
      platform,
      sort,
    }
    const { entries, next } = await receivedBids(reader, 'ALL', filter, pageRequest(input))
    const keys = entries.map(({ id }) => id)
    return { entries: await shownOrders(services, await ordersByKeys(reader, keys)), next }
  },
)
