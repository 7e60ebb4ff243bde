import type {
  ActivityType as IndexedType,
  UserActivityType,
} from '@mintline/core/enumerations/indexer'
import type { ActivityType } from '@mintline/core/enumerations/marketplace'

/** Types of the indexer by those of version 4. Of types without one, nothing is on any blockchain that is followed. */
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

/** Types and sides of somebody's activities by those of version 4: BUY and SALE are the two sides of one. */
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

/** Likes and followings by the types of version 4. */
const SOCIAL: Readonly<Partial<Record<ActivityType, readonly ('LIKE' | 'FOLLOW')[]>>> = {
  FOLLOWING: ['FOLLOW'],
  LIKE: ['LIKE'],
}

/** Likes and followings that a request names; no types at all stand for all. */
export const socialTypes = (types: readonly ActivityType[] = []): ('LIKE' | 'FOLLOW')[] =>
  among(SOCIAL, types)

/** Types that a request names; none at all stand for all. */
export const indexedTypes = (types: readonly ActivityType[] = []): IndexedType[] =>
  among(INDEXED, types)

/** Types and sides that a request about somebody's activities names; none at all stand for all. */
export const userTypes = (types: readonly ActivityType[] = []): UserActivityType[] =>
  among(OF_USERS, types)

function among<Type>(
  known: Readonly<Partial<Record<ActivityType, readonly Type[]>>>,
  types: readonly ActivityType[],
): Type[] {
  const named = types.length === 0 ? Object.values(known) : types.map((type) => known[type] ?? [])
  return [...new Set(named.flat())]
}
