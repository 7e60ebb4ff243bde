import type { ServedCall } from '../http/servedCall.ts'
import type { MarketplaceServices } from './call.ts'
import * as calls from './calls.ts'
import { withUsersOfWallets } from './usersOfWallets.ts'

/** All calls of the marketplace, with their handlers. */
export const MARKETPLACE_CALLS: readonly ServedCall<MarketplaceServices>[] =
  Object.values<ServedCall<MarketplaceServices>>(calls).map(withUsersOfWallets)
