import { MINTLINE } from '../../product.ts'

/** Marketplace: order sides (marketplace-api, section 3). */
export const ORDER_SIDES = ['BUY', 'SELL'] as const

/** An order side. */
export type OrderSide = (typeof ORDER_SIDES)[number]

/** Marketplace: order states (marketplace-api, section 3). */
export const ORDER_STATUSES = ['ACTIVE', 'INACTIVE', 'COMPLETED', 'CANCELLED'] as const

/** An order state. */
export type OrderStatus = (typeof ORDER_STATUSES)[number]

/** Marketplace: order protocols (marketplace-api, section 3). */
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

/** An order protocol. */
export type OrderType = (typeof ORDER_TYPES)[number]

/** Marketplace: order protocols in the search service (marketplace-api, section 3). */
export const SEARCH_ORDER_TYPES = [
  ...ORDER_TYPES,
  'LOOKSRARE',
  'X2Y2',
  'SUDOSWAP',
  'TEZOS',
] as const

/** An order protocol in the search service. */
export type SearchOrderType = (typeof SEARCH_ORDER_TYPES)[number]

/** Marketplace: order targets (marketplace-api, section 3). */
export const ORDER_ASSET_TYPES = ['ITEM', 'COLLECTION'] as const

/** An order target. */
export type OrderAssetType = (typeof ORDER_ASSET_TYPES)[number]
