import { MINTLINE } from '../../product.ts'

/** Indexer: order states (indexer-api, section 3). */
export const ORDER_STATUSES = ['ACTIVE', 'FILLED', 'INACTIVE', 'CANCELLED'] as const

/** An order state. */
export type OrderStatus = (typeof ORDER_STATUSES)[number]

/** Indexer: whether an order buys (BID) or sells (indexer-api, section 3). */
export const ORDER_TYPES = ['BID', 'SELL'] as const

/** An order's side: it buys (BID) or sells. */
export type OrderType = (typeof ORDER_TYPES)[number]

/** Indexer: sort orders for order lists (indexer-api, section 3). */
export const ORDER_SORTS = ['LAST_UPDATE_ASC', 'LAST_UPDATE_DESC'] as const

/** A sort order for order lists. */
export type OrderSort = (typeof ORDER_SORTS)[number]

/** Indexer: sale kinds: a listing bought or a bid accepted (indexer-api, section 3). */
export const ORDER_MATCH_SELL_TYPES = ['SELL', 'ACCEPT_BID'] as const

/** A sale kind: a listing bought or a bid accepted. */
export type OrderMatchSellType = (typeof ORDER_MATCH_SELL_TYPES)[number]

/** Indexer: asset types that a Seaport order offers or asks for (indexer-api, section 3). */
export const SEAPORT_ITEM_TYPES = [
  'NATIVE',
  'ERC20',
  'ERC721',
  'ERC1155',
  'ERC721_WITH_CRITERIA',
  'ERC1155_WITH_CRITERIA',
] as const

/** An asset type that a Seaport order offers or asks for. */
export type SeaportItemType = (typeof SEAPORT_ITEM_TYPES)[number]

/** Indexer: who may fill a Seaport order, and whether in parts (indexer-api, section 3). */
export const SEAPORT_ORDER_TYPES = [
  'FULL_OPEN',
  'PARTIAL_OPEN',
  'FULL_RESTRICTED',
  'PARTIAL_RESTRICTED',
  'CONTRACT',
] as const

/** Who may fill a Seaport order, and whether in parts. */
export type SeaportOrderType = (typeof SEAPORT_ORDER_TYPES)[number]

/** Indexer: marketplaces whose orders are indexed (indexer-api, section 3). */
export const PLATFORMS = [
  MINTLINE,
  'OPEN_SEA',
  'CRYPTO_PUNKS',
  'IMMUTABLEX',
  'HEN',
  'OBJKT',
  'VERSUM',
  'TEIA',
  'OTHER',
  'FXHASH',
] as const

/** A marketplace whose orders are indexed. */
export type Platform = (typeof PLATFORMS)[number]

/** Indexer: source marketplaces of order activities (indexer-api, section 3). */
export const ORDER_ACTIVITY_SOURCES = [
  MINTLINE,
  'OPEN_SEA',
  'CRYPTO_PUNKS',
  'IMMUTABLEX',
  'HEN',
  'OBJKT',
  'X2Y2',
  'LOOKSRARE',
  'SUDOSWAP',
  'TEIA',
  'VERSUM',
  'FXHASH',
  'BLUR',
  'TOPAZ',
] as const

/** The source marketplace of an order activity. */
export type OrderActivitySource = (typeof ORDER_ACTIVITY_SOURCES)[number]

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
