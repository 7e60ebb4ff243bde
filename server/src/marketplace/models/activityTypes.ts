import type {
  ActivityType as IndexedType,
  UserActivityType,
} from '@mintline/core/enumerations/indexer'
import type { ActivityType } from '@mintline/core/enumerations/marketplace'

/** Indexer types by version 4 type. Types without an indexer type do not occur on any followed blockchain. */
const INDEXED: Readonly<Record<ActivityType, readonly IndexedType[]>> = {
  AUCTION: [],
  BID: ['BID'],
  BURN: ['BURN'],
  BUY: ['SELL'],
  CANCEL: ['CANCEL_LIST'],
  CANCEL_BID: ['CANCEL_BID'],
  FOLLOWING: [],
  LIKE: [],
  MINT: ['MINT'],
  ORDER: ['LIST'],
  SALE: ['SELL'],
  TRANSFER: ['TRANSFER'],
  CARBON_NEGATIVE: [],
  SEND_TO_CHAIN: ['BRIDGE_TO'],
  RECEIVE_FROM_CHAIN: ['BRIDGE_FROM'],
}

/** User activity types by version 4 type. BUY and SALE are the two sides of one sale. */
const OF_USERS: Readonly<Record<ActivityType, readonly UserActivityType[]>> = {
  AUCTION: [],
  BID: ['MAKE_BID', 'GET_BID'],
  BURN: ['BURN'],
  BUY: ['BUY'],
  CANCEL: ['CANCEL_LIST'],
  CANCEL_BID: ['CANCEL_BID'],
  FOLLOWING: [],
  LIKE: [],
  MINT: ['MINT'],
  ORDER: ['LIST'],
  SALE: ['SELL'],
  TRANSFER: ['TRANSFER_FROM', 'TRANSFER_TO'],
  CARBON_NEGATIVE: [],
  SEND_TO_CHAIN: ['BRIDGE_TO'],
  RECEIVE_FROM_CHAIN: ['BRIDGE_FROM'],
}

/** Likes and followings by version 4 type. */
const SOCIAL: Readonly<Partial<Record<ActivityType, readonly ('LIKE' | 'FOLLOW')[]>>> = {
  FOLLOWING: ['FOLLOW'],
  LIKE: ['LIKE'],
}

/** Returns the requested kinds of likes and followings; an empty request means all. */
export const socialTypes = (types: readonly ActivityType[] = []): ('LIKE' | 'FOLLOW')[] =>
  among(SOCIAL, types)

/** Returns the requested indexer types; an empty request means all. */
export const indexedTypes = (types: readonly ActivityType[] = []): IndexedType[] =>
  among(INDEXED, types)

/** Returns the requested user activity types; an empty request means all. */
export const userTypes = (types: readonly ActivityType[] = []): UserActivityType[] =>
  among(OF_USERS, types)

function among<Type>(
  known: Readonly<Partial<Record<ActivityType, readonly Type[]>>>,
  types: readonly ActivityType[],
): Type[] {
  const named = types.length === 0 ? Object.values(known) : types.map((type) => known[type] ?? [])
  return [...new Set(named.flat())]
}
