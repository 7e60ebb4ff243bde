import type { ActivityType, UserActivityType } from '@mintline/core/enumerations/indexer'

/** Types of activities in the table: the discriminators of the models. */
export type StoredType =
  | 'MINT'
  | 'BURN'
  | 'TRANSFER'
  | 'SEND_TO_CHAIN'
  | 'RECEIVE_FROM_CHAIN'
  | 'BID'
  | 'LIST'
  | 'SELL'
  | 'CANCEL_BID'
  | 'CANCEL_LIST'

/** Stored types by the types in filters. */
const STORED_TYPES: Readonly<Record<ActivityType, StoredType>> = {
  MINT: 'MINT',
  BURN: 'BURN',
  TRANSFER: 'TRANSFER',
  BID: 'BID',
  LIST: 'LIST',
  SELL: 'SELL',
  CANCEL_LIST: 'CANCEL_LIST',
  CANCEL_BID: 'CANCEL_BID',
  BRIDGE_TO: 'SEND_TO_CHAIN',
  BRIDGE_FROM: 'RECEIVE_FROM_CHAIN',
}

/** All types in the table. */
export const ALL_STORED_TYPES: readonly StoredType[] = Object.values(STORED_TYPES)

/** Which account of an activity a user has to be. */
export type Side = 'from_account' | 'to_account'

/** Type of a user's activity in the table, and the side that the user is on. */
export const USER_TYPES: Readonly<Record<UserActivityType, readonly [StoredType, Side]>> = {
  TRANSFER_FROM: ['TRANSFER', 'from_account'],
  TRANSFER_TO: ['TRANSFER', 'to_account'],
  MINT: ['MINT', 'to_account'],
  BURN: ['BURN', 'from_account'],
  MAKE_BID: ['BID', 'from_account'],
  GET_BID: ['BID', 'to_account'],
  LIST: ['LIST', 'from_account'],
  BUY: ['SELL', 'to_account'],
  SELL: ['SELL', 'from_account'],
  CANCEL_LIST: ['CANCEL_LIST', 'from_account'],
  CANCEL_BID: ['CANCEL_BID', 'from_account'],
  BRIDGE_TO: ['SEND_TO_CHAIN', 'from_account'],
  BRIDGE_FROM: ['RECEIVE_FROM_CHAIN', 'to_account'],
}

/** Stored types that concern an order. */
export const ORDER_TYPES: readonly StoredType[] = [
  'BID',
  'LIST',
  'SELL',
  'CANCEL_BID',
  'CANCEL_LIST',
]

/** The stored types of a filter, each once. */
export const storedTypes = (types: readonly ActivityType[]): StoredType[] => [
  ...new Set(types.map((type) => STORED_TYPES[type])),
]
