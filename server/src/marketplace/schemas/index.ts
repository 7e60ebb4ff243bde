import type { Model } from '../../http/contract/call.ts'
import * as allErrors from '../../http/contract/errors.ts'
import * as activityRequests from '../activities/requestSchemas.ts'
import * as activities from '../activities/schemas.ts'
import * as auctions from '../auctions/schemas.ts'
import * as collections from '../collections/schemas.ts'
import * as collectionSearch from '../collections/searchSchemas.ts'
import * as currencies from '../currencies/schemas.ts'
import * as followings from '../followings/schemas.ts'
import * as items from '../items/schemas.ts'
import * as itemSearch from '../items/searchSchemas.ts'
import * as likes from '../likes/schemas.ts'
import * as metrics from '../metrics/schemas.ts'
import * as moderation from '../moderation/schemas.ts'
import * as notifications from '../notifications/schemas.ts'
import * as orderForms from '../orders/formSchemas.ts'
import * as orders from '../orders/schemas.ts'
import * as itemOwnerships from '../ownerships/itemOwnershipSchemas.ts'
import * as ownerships from '../ownerships/schemas.ts'
import * as platform from '../platform/schemas.ts'
import * as profiles from '../profiles/schemas.ts'
import * as search from '../search/schemas.ts'
import * as searchFeeds from '../search-feeds/schemas.ts'
import * as signIn from '../sign-in/schemas.ts'
import * as rankings from '../statistics/rankingSchemas.ts'
import * as statistics from '../statistics/schemas.ts'
import * as suggestions from '../suggestions/schemas.ts'
import * as traits from '../traits/schemas.ts'
import * as users from '../users/schemas.ts'
import * as content from './content.ts'
import * as enumerations from './enumerations.ts'
import * as indexer from './shared.ts'

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
  orderForms,
  followings,
  likes,
  itemOwnerships,
  itemSearch,
  items,
  metrics,
  moderation,
  notifications,
  orders,
  ownerships,
  platform,
  profiles,
  rankings,
  search,
  searchFeeds,
  signIn,
  statistics,
  suggestions,
  traits,
  users,
].flatMap((models) => Object.values(models))
