/** Marketplace: kinds of content (marketplace-api, section 3). */
export const CONTENT_TYPES = ['IMAGE', 'VIDEO', 'AUDIO', 'THREE_D', 'HTML', 'AR'] as const

/** A kind of content. */
export type ContentType = (typeof CONTENT_TYPES)[number]

/** Marketplace: ways to fit an image (marketplace-api, section 3). */
export const CROP_MODES = ['FIT', 'THUMB', 'CROP'] as const

/** A way to fit an image. */
export type CropMode = (typeof CROP_MODES)[number]

/** Marketplace: stored sizes of content (marketplace-api, section 3). */
export const SIZE_TYPES = [
  'SOURCE',
  'EXTRA_SOURCE',
  'ORIGINAL',
  'PREVIEW',
  'PREVIEW_SMALL',
  'BIG',
  'PLACEHOLDER',
  'MOBILE_LOW',
  'MOBILE_MEDIUM',
  'MOBILE_HIGH',
  'CMP_PREVIEW',
] as const

/** A stored size of content. */
export type SizeType = (typeof SIZE_TYPES)[number]
