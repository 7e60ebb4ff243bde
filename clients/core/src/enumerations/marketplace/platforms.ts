import { MINTLINE } from '../../product.ts'

/** Marketplace: marketplaces whose orders are indexed (marketplace-api, section 3). */
export const PLATFORM_TYPES = [
  MINTLINE,
  'OPEN_SEA',
  'CRYPTO_PUNKS',
  'IMMUTABLEX',
  'OBJKT',
  'HEN',
  'LOOKSRARE',
  'X2Y2',
  'SUDOSWAP',
  'VERSUM',
  'TEIA',
  'FXHASH',
  'OTHER',
] as const

/** A marketplace whose orders are indexed. */
export type PlatformType = (typeof PLATFORM_TYPES)[number]

/** Marketplace: entities in popularity lists (marketplace-api, section 3). */
export const POPULAR_TYPES = ['ITEM', 'COLLECTION', 'USER', 'CATEGORY'] as const

/** An entity in popularity lists. */
export type PopularType = (typeof POPULAR_TYPES)[number]

/** Marketplace: short URL targets (marketplace-api, section 3). */
export const SHORT_URL_TYPES = ['COLLECTION', 'USER'] as const

/** A short URL target. */
export type ShortUrlType = (typeof SHORT_URL_TYPES)[number]
