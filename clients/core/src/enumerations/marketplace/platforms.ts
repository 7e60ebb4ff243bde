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

/** Marketplace: entities in lists of popular things (marketplace-api, section 3). */
export const POPULAR_TYPES = ['ITEM', 'COLLECTION', 'USER', 'CATEGORY'] as const

/** An entity in a list of popular things. */
export type PopularType = (typeof POPULAR_TYPES)[number]

/** Marketplace: targets of a short URL (marketplace-api, section 3). */
export const SHORT_URL_TYPES = ['COLLECTION', 'USER'] as const

/** The target of a short URL. */
export type ShortUrlType = (typeof SHORT_URL_TYPES)[number]
