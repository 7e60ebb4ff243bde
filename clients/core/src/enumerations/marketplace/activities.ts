/** Marketplace: events in the history of an item or between users (marketplace-api, section 3). */
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

/** An event in the history of an item or between users. */
export type ActivityType = (typeof ACTIVITY_TYPES)[number]

/** Marketplace: activity types of the search service (marketplace-api, section 3). */
export const SEARCH_ACTIVITY_TYPES = ['FOLLOWING', 'LIKE'] as const

/** An activity type of the search service. */
export type SearchActivityType = (typeof SEARCH_ACTIVITY_TYPES)[number]

/** Marketplace: entries of the history of an item (marketplace-api, section 3). */
export const ITEM_HISTORY_TYPES = ['BUY', 'CANCEL', 'FAKE', 'ROYALTY', 'TRANSFER'] as const

/** An entry of the history of an item. */
export type ItemHistoryType = (typeof ITEM_HISTORY_TYPES)[number]
