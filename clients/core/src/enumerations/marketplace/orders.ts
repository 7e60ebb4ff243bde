import { MINTLINE } from '../../product.ts'

/** Marketplace: sides of an order (marketplace-api, section 3). */
export const ORDER_SIDES = ['BUY', 'SELL'] as const

/** A side of an order. */
export type OrderSide = (typeof ORDER_SIDES)[number]

/** Marketplace: states of an order (marketplace-api, section 3). */
export const ORDER_STATUSES = ['ACTIVE', 'INACTIVE', 'COMPLETED', 'CANCELLED'] as const

/** A state of an order. */
export type OrderStatus = (typeof ORDER_STATUSES)[number]

/** Marketplace: protocols an order is made by (marketplace-api, section 3). */
export const ORDER_TYPES = [
  `${MINTLINE}_V1`,
  `${MINTLINE}_V2`,
  'OPEN_SEA_V1',
  'SEAPORT_V1',
  'FLOW',
  'SOLANA',
  'CRYPTO_PUNKS',
  'IMMUTABLEX',
  'APTOS',
  'OTHER',
] as const

/** A protocol an order is made by. */
export type OrderType = (typeof ORDER_TYPES)[number]

/**
 * Marketplace: protocols an order is made by, in the search service (marketplace-api, section 3).
 */
export const SEARCH_ORDER_TYPES = [
  ...ORDER_TYPES,
  'LOOKSRARE',
  'X2Y2',
  'SUDOSWAP',
  'TEZOS',
] as const

/** A protocol an order is made by, in the search service. */
export type SearchOrderType = (typeof SEARCH_ORDER_TYPES)[number]

/** Marketplace: what an order is for (marketplace-api, section 3). */
export const ORDER_ASSET_TYPES = ['ITEM', 'COLLECTION'] as const

/** What an order is for. */
export type OrderAssetType = (typeof ORDER_ASSET_TYPES)[number]
