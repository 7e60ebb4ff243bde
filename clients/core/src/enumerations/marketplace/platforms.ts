import { MINTLINE } from '../../product.ts'

/** Marketplace: marketplaces whose orders are known (marketplace-api, section 3). */
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

/** A marketplace whose orders are known. */
export type PlatformType = (typeof PLATFORM_TYPES)[number]

/** Marketplace: what can be popular (marketplace-api, section 3). */
export const POPULAR_TYPES = ['ITEM', 'COLLECTION', 'USER', 'CATEGORY'] as const

/** What can be popular. */
export type PopularType = (typeof POPULAR_TYPES)[number]

/** Marketplace: what a short address leads to (marketplace-api, section 3). */
export const SHORT_URL_TYPES = ['COLLECTION', 'USER'] as const

/** What a short address leads to. */
export type ShortUrlType = (typeof SHORT_URL_TYPES)[number]
