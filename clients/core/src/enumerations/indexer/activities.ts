/** Indexer: what happened to an item (indexer-api, section 3). */
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

/** What happened to an item. */
export type ActivityType = (typeof ACTIVITY_TYPES)[number]

/** Indexer: what happened to an item, as a user sees it (indexer-api, section 3). */
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

/** What happened to an item, as a user sees it. */
export type UserActivityType = (typeof USER_ACTIVITY_TYPES)[number]

/** Indexer: orders of activities that a search finds (indexer-api, section 3). */
export const ACTIVITY_SEARCH_SORTS = ['LATEST', 'EARLIEST'] as const

/** An order of activities that a search finds. */
export type ActivitySearchSort = (typeof ACTIVITY_SEARCH_SORTS)[number]
