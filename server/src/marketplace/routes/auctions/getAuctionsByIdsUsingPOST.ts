import { formatOwnershipId } from '@mintline/core/identifiers'
import { auctionsByOwnerships } from '../../../read-model/auctions/auctionsByOwnerships.ts'
import * as calls from '../../calls/auctions.ts'
import { auctionOf } from '../../models/auction.ts'
import { route } from '../route.ts'

export const getAuctionsByIdsUsingPOST = route(
  calls.getAuctionsByIdsUsingPOST,
  async ({ requestBody: ids }, { reader, now, orders: { limits } }) => {
    const auctions = await auctionsByOwnerships(reader, ids)
    return [...new Set(ids.map(formatOwnershipId))].flatMap((id) => {
      const auction = auctions.get(id)
      return auction
        ? [{ id, auction: auctionOf(auction, now(), limits.auctionStepBasisPoints) }]
        : []
    })
  },
)
