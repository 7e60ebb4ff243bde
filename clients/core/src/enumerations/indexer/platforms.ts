import { MINTLINE } from '../../product.ts'

/** Indexer: marketplaces whose orders are known (indexer-api, section 3). */
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

/** A marketplace whose orders are known. */
export type Platform = (typeof PLATFORMS)[number]

/** Indexer: marketplaces an activity of an order came from (indexer-api, section 3). */
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

/** A marketplace an activity of an order came from. */
export type OrderActivitySource = (typeof ORDER_ACTIVITY_SOURCES)[number]
