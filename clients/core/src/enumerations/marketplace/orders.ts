import { MINTLINE } from '../../product.ts'

/** Marketplace: sides of an order (marketplace-api, section 3). */
export const ORDER_SIDES = ['BUY', 'SELL'] as const

/** A side of an order. */
export type OrderSide = (typeof ORDER_SIDES)[number]

/** Marketplace: states of an order (marketplace-api, section 3). */
export const ORDER_STATUSES = ['ACTIVE', 'INACTIVE', 'COMPLETED', 'CANCELLED'] as const

/** A state of an order. */
export type OrderStatus = (typeof ORDER_STATUSES)[number]

/** Marketplace: protocols of orders (marketplace-api, section 3). */
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

/** The protocol of an order. */
export type OrderType = (typeof ORDER_TYPES)[number]

/** Marketplace: protocols of orders in the search service (marketplace-api, section 3). */
export const SEARCH_ORDER_TYPES = [
  ...ORDER_TYPES,
  'LOOKSRARE',
  'X2Y2',
  'SUDOSWAP',
  'TEZOS',
] as const

/** The protocol of an order in the search service. */
export type SearchOrderType = (typeof SEARCH_ORDER_TYPES)[number]

/** Marketplace: targets of an order (marketplace-api, section 3). */
export const ORDER_ASSET_TYPES = ['ITEM', 'COLLECTION'] as const

/** The target of an order. */
export type OrderAssetType = (typeof ORDER_ASSET_TYPES)[number]
