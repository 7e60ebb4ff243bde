import * as calls from '../../calls/auctions.ts'
import { auctionOf } from '../../models/auction.ts'
import { route } from '../route.ts'
import { auctionFound } from './auctionFound.ts'

export const getAuctionUsingGET = route(
  calls.getAuctionUsingGET,
  async ({ id }, { reader, now, orders: { limits } }) =>
    auctionOf(await auctionFound(reader, id), now(), limits.auctionStepBasisPoints),
)
