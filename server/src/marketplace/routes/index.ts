import type { Route } from '../../http/route.ts'
import { ACTIVITY_ROUTES } from './activities/index.ts'
import { AUCTION_ROUTES } from './auctions/index.ts'
import { BID_ROUTES } from './bids/index.ts'
import { COLLECTION_ROUTES } from './collections/index.ts'
import { CURRENCY_ROUTES } from './currencies/index.ts'
import { ITEM_ROUTES } from './items/index.ts'
import { METRICS_ROUTES } from './metrics/index.ts'
import { NOTIFICATION_ROUTES } from './notifications/index.ts'
import { ORDER_ROUTES } from './orders/index.ts'
import { OWNERSHIP_ROUTES } from './ownerships/index.ts'
import { PLATFORM_ROUTES } from './platform/index.ts'
import { PROFILE_ROUTES } from './profiles/index.ts'
import type { MarketplaceServices } from './route.ts'
import { SEARCH_ROUTES } from './search/index.ts'
import { SEARCH_FEED_ROUTES } from './search-feeds/index.ts'
import { SEARCH_TRAIT_ROUTES } from './search-traits/index.ts'
import { SIGN_IN_ROUTES } from './sign-in/index.ts'
import { SOCIAL_ROUTES } from './social/index.ts'
import { STATISTICS_ROUTES } from './statistics/index.ts'
import { SUGGESTION_ROUTES } from './suggestions/index.ts'
import { TRAIT_ROUTES } from './traits/index.ts'
import { TWITTER_ROUTES } from './twitter/index.ts'
import { USER_EMAIL_ROUTES } from './user-emails/index.ts'
import { USER_ROUTES } from './users/index.ts'
import { withUsersOfWallets } from './usersOfWallets.ts'
import { WALLET_ROUTES } from './wallets/index.ts'

/** Marketplace calls that are served. */
export const MARKETPLACE_ROUTES: readonly Route<MarketplaceServices>[] = [
  ...ACTIVITY_ROUTES,
  ...AUCTION_ROUTES,
  ...BID_ROUTES,
  ...COLLECTION_ROUTES,
  ...CURRENCY_ROUTES,
  ...ITEM_ROUTES,
  ...METRICS_ROUTES,
  ...NOTIFICATION_ROUTES,
  ...ORDER_ROUTES,
  ...OWNERSHIP_ROUTES,
  ...SEARCH_ROUTES,
  ...SEARCH_FEED_ROUTES,
  ...SEARCH_TRAIT_ROUTES,
  ...SIGN_IN_ROUTES,
  ...STATISTICS_ROUTES,
  ...SUGGESTION_ROUTES,
  ...SOCIAL_ROUTES,
  ...TRAIT_ROUTES,
  ...PLATFORM_ROUTES,
  ...PROFILE_ROUTES,
  ...TWITTER_ROUTES,
  ...USER_EMAIL_ROUTES,
  ...USER_ROUTES,
  ...WALLET_ROUTES,
].map(withUsersOfWallets)
