/** Marketplace: events in an item's history or between users (marketplace-api, section 3). */
export const ACTIVITY_TYPES = [
  'AUCTION',
  'BID',
  'BURN',
  'BUY',
  'CANCEL',
  'CANCEL_BID',
  'FOLLOWING',
  'LIKE',
  'MINT',
  'ORDER',
  'SALE',
  'TRANSFER',
  'CARBON_NEGATIVE',
  'SEND_TO_CHAIN',
  'RECEIVE_FROM_CHAIN',
] as const

/** An event in an item's history or between users. */
export type ActivityType = (typeof ACTIVITY_TYPES)[number]

/** Marketplace: activity types in the search service (marketplace-api, section 3). */
export const SEARCH_ACTIVITY_TYPES = ['FOLLOWING', 'LIKE'] as const

/** An activity type in the search service. */
export type SearchActivityType = (typeof SEARCH_ACTIVITY_TYPES)[number]

/** Marketplace: item history entries (marketplace-api, section 3). */
export const ITEM_HISTORY_TYPES = ['BUY', 'CANCEL', 'FAKE', 'ROYALTY', 'TRANSFER'] as const

/** An item history entry. */
export type ItemHistoryType = (typeof ITEM_HISTORY_TYPES)[number]
