import type { Route } from '../../../http/route.ts'
import type { MarketplaceServices } from '../route.ts'
import { currentUserBidsUsingGET } from './currentUserBidsUsingGET.ts'
import { currentUserOwnershipsWithBidsUsingGET } from './currentUserOwnershipsWithBidsUsingGET.ts'

/** Calls about bids that a user has received. */
export const BID_ROUTES: readonly Route<MarketplaceServices>[] = [
  currentUserBidsUsingGET,
  currentUserOwnershipsWithBidsUsingGET,
]
