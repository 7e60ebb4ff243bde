import type { RecordKind } from '../recordKind.ts'
import { apiKeys } from './apiKeys.ts'
import { auctionBids, auctions } from './auctions.ts'
import { collectionSettings } from './collectionSettings.ts'
import { lazyItems } from './lazyItems.ts'
import { moderations } from './moderations.ts'
import { notifications } from './notifications.ts'
import { orders } from './orders.ts'
import { ownershipMarks } from './ownershipMarks.ts'
import { currencies, floors, listedCounts, rates } from './rates.ts'
import { followings, likes, reports, watchedCollections } from './social.ts'
import { tokenIds } from './tokenIds.ts'
import { subscriptions, userEmails } from './userEmails.ts'
import { shortUrls, users } from './users.ts'
import { locks, wallets } from './wallets.ts'

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
