import { isBlockchain } from '@mintline/core/networks'
import { receivedBids } from '../../../read-model/orders/receivedBids.ts'
import { bestBidOwnerships } from '../../answers/bestBidOwnerships.ts'
import * as calls from '../../calls/bids.ts'
import { walletsOfUser } from '../ownerships/walletsOfUser.ts'
import { pageRequest } from '../pageRequest.ts'
import { route } from '../route.ts'

export const currentUserOwnershipsWithBidsUsingGET = route(
  calls.currentUserOwnershipsWithBidsUsingGET,
  async ({ blockchain, platform, sort = 'DATE_DESC', ...input }, services, { caller }) => {
    const filter = {
      wallets: await walletsOfUser(services.reader, caller.userId),
      blockchains: blockchain?.filter(isBlockchain),
      platform,
      sort,
    }
    const { entries, next } = await receivedBids(
      services.reader,
      'BEST',
      filter,
      pageRequest(input),
    )
    return { entries: await bestBidOwnerships(services, entries), next }
  },
)
