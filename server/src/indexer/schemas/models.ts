import type { TSchema } from 'typebox'
import * as errors from '../../http/contract/errors.ts'
import type { Named } from '../../http/contract/model.ts'
import * as activities from './activities.ts'
import * as activityLists from './activityLists.ts'
import * as activitySearch from './activitySearch.ts'
import * as assets from './assets.ts'
import * as chains from './chains.ts'
import * as charts from './charts.ts'
import * as collectionSearch from './collectionSearch.ts'
import * as collectionStatistics from './collectionStatistics.ts'
import * as collections from './collections.ts'
import * as collectionTokenIds from './collectionTokenIds.ts'
import * as currencies from './currencies.ts'
import * as duplicates from './duplicates.ts'
import * as enumerations from './enumerations.ts'
import * as evmAssets from './evmAssets.ts'
import * as flowAndSolanaAssets from './flowAndSolanaAssets.ts'
import * as foreignOrderData from './foreignOrderData.ts'
import * as itemSearch from './itemSearch.ts'
import * as items from './items.ts'
import * as itemsWithOwnership from './itemsWithOwnership.ts'
import * as lazyItems from './lazyItems.ts'
import * as leaderboards from './leaderboards.ts'
import * as marketData from './marketData.ts'
import * as metadata from './metadata.ts'
import * as orderActivities from './orderActivities.ts'
import * as orderData from './orderData.ts'
import * as orderForms from './orderForms.ts'
import * as orders from './orders.ts'
import * as orderTransactions from './orderTransactions.ts'
import * as ownershipSearch from './ownershipSearch.ts'
import * as ownerships from './ownerships.ts'
import * as rankings from './rankings.ts'
import * as shares from './shares.ts'
import * as signatures from './signatures.ts'
import * as traits from './traits.ts'

/** All named schemas in the interface. */
export const INDEXER_MODELS: readonly (TSchema & Named)[] = [
  errors,
  activities,
  activityLists,
  activitySearch,
  assets,
  chains,
  charts,
  collectionStatistics,
  collectionTokenIds,
  collections,
  currencies,
  duplicates,
  enumerations,
  evmAssets,
  flowAndSolanaAssets,
  foreignOrderData,
  itemSearch,
  items,
  itemsWithOwnership,
  lazyItems,
  leaderboards,
  marketData,
  metadata,
  orderActivities,
  orderData,
  orderForms,
  orderTransactions,
  orders,
  ownershipSearch,
  ownerships,
  rankings,
  collectionSearch,
  shares,
  signatures,
  traits,
].flatMap((models) => Object.values(models))
