import type { Model } from '../../http/contract/call.ts'
import * as allErrors from '../../http/contract/errors.ts'
import * as activities from './activities.ts'
import * as activityRequests from './activityRequests.ts'
import * as auctions from './auctions.ts'
import * as collectionSearch from './collectionSearch.ts'
import * as collections from './collections.ts'
import * as content from './content.ts'
import * as currencies from './currencies.ts'
import * as enumerations from './enumerations.ts'
import * as fiatOnRamp from './fiatOnRamp.ts'
import * as followings from './followings.ts'
import * as itemLikes from './itemLikes.ts'
import * as itemOwnerships from './itemOwnerships.ts'
import * as itemSearch from './itemSearch.ts'
import * as items from './items.ts'
import * as metrics from './metrics.ts'
import * as moderation from './moderation.ts'
import * as notifications from './notifications.ts'
import * as orderData from './orderData.ts'
import * as orderForms from './orderForms.ts'
import * as orders from './orders.ts'
import * as ownerships from './ownerships.ts'
import * as platform from './platform.ts'
import * as profiles from './profiles.ts'
import * as rankings from './rankings.ts'
import * as searchable from './searchable.ts'
import * as searchRequests from './searchRequests.ts'
import * as indexer from './shared.ts'
import * as signIn from './signIn.ts'
import * as statistics from './statistics.ts'
import * as suggestions from './suggestions.ts'
import * as traits from './traits.ts'
import * as userForms from './userForms.ts'
import * as users from './users.ts'

// No call fails with analytics codes.
const { OlapError: _, OlapErrorCode: __, ...errors } = allErrors

/** All named schemas in the interface. */
export const MARKETPLACE_MODELS: readonly Model[] = [
  errors,
  indexer,
  activities,
  activityRequests,
  auctions,
  collectionSearch,
  collections,
  content,
  currencies,
  enumerations,
  fiatOnRamp,
  followings,
  itemLikes,
  itemOwnerships,
  itemSearch,
  items,
  metrics,
  moderation,
  notifications,
  orderData,
  orderForms,
  orders,
  ownerships,
  platform,
  profiles,
  rankings,
  searchRequests,
  searchable,
  signIn,
  statistics,
  suggestions,
  traits,
  userForms,
  users,
].flatMap((models) => Object.values(models))
