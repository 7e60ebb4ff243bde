/** Indexer: events in the history of an item (indexer-api, section 3). */
export const ACTIVITY_TYPES = [
  'TRANSFER',
  'MINT',
  'BURN',
  'BID',
  'LIST',
  'SELL',
  'CANCEL_LIST',
  'CANCEL_BID',
  'BRIDGE_TO',
  'BRIDGE_FROM',
] as const

/** An event in the history of an item. */
export type ActivityType = (typeof ACTIVITY_TYPES)[number]

/** Indexer: events in the history of an item, from the viewpoint of a user (indexer-api, section 3). */
export const USER_ACTIVITY_TYPES = [
  'TRANSFER_FROM',
  'TRANSFER_TO',
  'MINT',
  'BURN',
  'MAKE_BID',
  'GET_BID',
  'LIST',
  'BUY',
  'SELL',
  'CANCEL_LIST',
  'CANCEL_BID',
  'BRIDGE_TO',
  'BRIDGE_FROM',
] as const

/** An event in the history of an item, from the viewpoint of a user. */
export type UserActivityType = (typeof USER_ACTIVITY_TYPES)[number]

/** Indexer: sort orders of an activity search (indexer-api, section 3). */
export const ACTIVITY_SEARCH_SORTS = ['LATEST', 'EARLIEST'] as const

/** A sort order of an activity search. */
export type ActivitySearchSort = (typeof ACTIVITY_SEARCH_SORTS)[number]
