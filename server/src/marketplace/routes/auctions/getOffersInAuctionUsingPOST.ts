import { offersInAuction } from '../../../read-model/auctions/offersInAuction.ts'
import { shownOrders } from '../../answers/shownOrders.ts'
import * as calls from '../../calls/auctions.ts'
import { oneAndOthers } from '../oneAndOthers.ts'
import { pageRequest } from '../pageRequest.ts'
import { route } from '../route.ts'
import { auctionFound } from './auctionFound.ts'

export const getOffersInAuctionUsingPOST = route(
  calls.getOffersInAuctionUsingPOST,
  async ({ id, offerInAuctionPageRequest: request }, services) => {
    const { reader } = services
    const auction = await auctionFound(reader, id)
    const makers = oneAndOthers(request.owner, request.owners)
    const filter = { blockchain: id.blockchain, makers }
    const { entries, next } = await offersInAuction(reader, auction, filter, pageRequest(request))
    return { entries: await shownOrders(services, entries), next }
  },
)
