import type { Route } from '../../../http/route.ts'
import type { MarketplaceServices } from '../route.ts'
import { batchUpdateHasAvailableContentUsingPOST } from './batchUpdateHasAvailableContentUsingPOST.ts'
import { createLockUsingPOST } from './createLockUsingPOST.ts'
import { followByWalletUsingPOST } from './followByWalletUsingPOST.ts'
import { followUsingPOST } from './followUsingPOST.ts'
import { getCollectionsWatchlist } from './getCollectionsWatchlist.ts'
import { getFollowersUsingPOST } from './getFollowersUsingPOST.ts'
import { getFollowingsByOwnerAndUserIdsUsingPOST } from './getFollowingsByOwnerAndUserIdsUsingPOST.ts'
import { getFollowingsByOwnerUsingPOST } from './getFollowingsByOwnerUsingPOST.ts'
import { getLikedUsingPOST } from './getLikedUsingPOST.ts'
import { getLikesUsingPOST } from './getLikesUsingPOST.ts'
import { getWatchlistedCollectionsUsingPOST } from './getWatchlistedCollectionsUsingPOST.ts'
import { hideUsingPOST } from './hideUsingPOST.ts'
import { likeUsingPOST } from './likeUsingPOST.ts'
import { loadSearchableUserFollowings } from './loadSearchableUserFollowings.ts'
import { openUsingDELETE } from './openUsingDELETE.ts'
import { pinUsingPOST } from './pinUsingPOST.ts'
import { reportUsingPOST } from './reportUsingPOST.ts'
import { searchResultCollectionClickUsingPOST } from './searchResultCollectionClickUsingPOST.ts'
import { searchResultItemClickUsingPOST } from './searchResultItemClickUsingPOST.ts'
import { searchResultUserClickUsingPOST } from './searchResultUserClickUsingPOST.ts'
import { unfollowUsingPOST } from './unfollowUsingPOST.ts'
import { unlikeUsingPOST } from './unlikeUsingPOST.ts'
import { unlockUsingPOST } from './unlockUsingPOST.ts'
import { unpinUsingDELETE } from './unpinUsingDELETE.ts'
import { unwatchCollectionUsingDELETE } from './unwatchCollectionUsingDELETE.ts'
import { updateHasAvailableContentUsingPOST } from './updateHasAvailableContentUsingPOST.ts'
import { visitItemUsingPOST } from './visitItemUsingPOST.ts'
import { watchCollectionUsingPOST } from './watchCollectionUsingPOST.ts'

/** Calls by which users and visitors act on users, items, collections and ownerships. */
export const SOCIAL_ROUTES: readonly Route<MarketplaceServices>[] = [
  batchUpdateHasAvailableContentUsingPOST,
  createLockUsingPOST,
  followByWalletUsingPOST,
  followUsingPOST,
  getCollectionsWatchlist,
  getFollowersUsingPOST,
  getFollowingsByOwnerAndUserIdsUsingPOST,
  getFollowingsByOwnerUsingPOST,
  getLikedUsingPOST,
  getLikesUsingPOST,
  getWatchlistedCollectionsUsingPOST,
  hideUsingPOST,
  likeUsingPOST,
  loadSearchableUserFollowings,
  openUsingDELETE,
  pinUsingPOST,
  reportUsingPOST,
  searchResultCollectionClickUsingPOST,
  searchResultItemClickUsingPOST,
  searchResultUserClickUsingPOST,
  unfollowUsingPOST,
  unlikeUsingPOST,
  unlockUsingPOST,
  unpinUsingDELETE,
  unwatchCollectionUsingDELETE,
  updateHasAvailableContentUsingPOST,
  visitItemUsingPOST,
  watchCollectionUsingPOST,
]
