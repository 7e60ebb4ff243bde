import type { Route } from '../../../http/route.ts'
import type { MarketplaceServices } from '../route.ts'
import { createAuctionUsingPOST } from './createAuctionUsingPOST.ts'
import { deleteAuctionUsingDELETE } from './deleteAuctionUsingDELETE.ts'
import { getAuctionsByIdsUsingPOST } from './getAuctionsByIdsUsingPOST.ts'
import { getAuctionUsingGET } from './getAuctionUsingGET.ts'
import { getOffersInAuctionUsingPOST } from './getOffersInAuctionUsingPOST.ts'

/** Calls about auctions. */
export const AUCTION_ROUTES: readonly Route<MarketplaceServices>[] = [
  createAuctionUsingPOST,
  deleteAuctionUsingDELETE,
  getAuctionsByIdsUsingPOST,
  getAuctionUsingGET,
  getOffersInAuctionUsingPOST,
]
