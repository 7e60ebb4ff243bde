import type { RecordKind } from '../recordKind.ts'
import { apiKeys } from './apiKeys.ts'
import { auctionBids } from './auctionBids.ts'
import { auctions } from './auctions.ts'
import { collectionSettings } from './collectionSettings.ts'
import { currencies } from './currencies.ts'
import { floors } from './floors.ts'
import { followings } from './followings.ts'
import { lazyItems } from './lazyItems.ts'
import { likes } from './likes.ts'
import { listedCounts } from './listedCounts.ts'
import { locks } from './locks.ts'
import { moderations } from './moderations.ts'
import { notifications } from './notifications.ts'
import { orders } from './orders.ts'
import { ownershipMarks } from './ownershipMarks.ts'
import { rates } from './rates.ts'
import { reports } from './reports.ts'
import { shortUrls } from './shortUrls.ts'
import { subscriptions } from './subscriptions.ts'
import { tokenIds } from './tokenIds.ts'
import { userEmails } from './userEmails.ts'
import { users } from './users.ts'
import { wallets } from './wallets.ts'
import { watchedCollections } from './watchedCollections.ts'

/**
 * All record kinds, in export order: orders need currencies and rates for their prices, and users' data needs users.
 */
export const RECORD_KINDS: readonly RecordKind[] = [
  apiKeys,
  currencies,
  rates,
  tokenIds,
  floors,
  listedCounts,
  lazyItems,
  orders,
  auctions,
  auctionBids,
  moderations,
  users,
  wallets,
  userEmails,
  shortUrls,
  collectionSettings,
  subscriptions,
  notifications,
  followings,
  likes,
  watchedCollections,
  ownershipMarks,
  locks,
  reports,
]
