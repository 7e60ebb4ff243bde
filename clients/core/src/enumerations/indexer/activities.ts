/** Indexer: item history events (indexer-api, section 3). */
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

/** An item history event. */
export type ActivityType = (typeof ACTIVITY_TYPES)[number]

/** Indexer: item history events as one user sees them (indexer-api, section 3). */
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

/** An item history event as one user sees it. */
export type UserActivityType = (typeof USER_ACTIVITY_TYPES)[number]

/** Indexer: sort orders for activity searches (indexer-api, section 3). */
export const ACTIVITY_SEARCH_SORTS = ['LATEST', 'EARLIEST'] as const

/** A sort order for activity searches. */
export type ActivitySearchSort = (typeof ACTIVITY_SEARCH_SORTS)[number]
