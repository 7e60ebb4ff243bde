import { MINTLINE } from '../../product.ts'

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
