import type { TSchema } from 'typebox'
import * as errors from '../../http/contract/errors.ts'
import type { Named } from '../../http/contract/model.ts'
import * as activityLists from '../activities/schemas.ts'
import * as charts from '../charts/schemas.ts'
import * as collectionStatistics from '../collection-statistics/schemas.ts'
import * as collectionSearch from '../collections/schemas.ts'
import * as itemLists from '../items/schemas.ts'
import * as lazyItems from '../lazy-items/schemas.ts'
import * as leaderboards from '../leaderboards/schemas.ts'
import * as marketData from '../market-data/schemas.ts'
import * as orderForms from '../orders/schemas.ts'
import * as ownershipSearch from '../ownerships/schemas.ts'
import * as rankings from '../rankings/schemas.ts'
import * as signatures from '../signatures/schemas.ts'
import * as activities from './activities.ts'
import * as assets from './assets.ts'
import * as chains from './chains.ts'
import * as collections from './collections.ts'
import * as currencies from './currencies.ts'
import * as enumerations from './enumerations.ts'
import * as evmAssets from './evmAssets.ts'
import * as flowAndSolanaAssets from './flowAndSolanaAssets.ts'
import * as foreignOrderData from './foreignOrderData.ts'
import * as itemSearch from './itemSearch.ts'
import * as items from './items.ts'
import * as metadata from './metadata.ts'
import * as orderActivities from './orderActivities.ts'
import * as orderData from './orderData.ts'
import * as orders from './orders.ts'
import * as ownerships from './ownerships.ts'
import * as shares from './shares.ts'
import * as traits from './traits.ts'

/** All named schemas in the interface. */
export const INDEXER_MODELS: readonly (TSchema & Named)[] = [
  errors,
  activities,
  activityLists,
  assets,
  chains,
  charts,
  collectionStatistics,
  collections,
  currencies,
  itemLists,
  enumerations,
  evmAssets,
  flowAndSolanaAssets,
  foreignOrderData,
  itemSearch,
  items,
  lazyItems,
  leaderboards,
  marketData,
  metadata,
  orderActivities,
  orderData,
  orderForms,
  orders,
  ownershipSearch,
  ownerships,
  rankings,
  collectionSearch,
  shares,
  signatures,
  traits,
].flatMap((models) => Object.values(models))
