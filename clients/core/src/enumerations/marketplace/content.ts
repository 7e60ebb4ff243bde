/** Marketplace: content types (marketplace-api, section 3). */
export const CONTENT_TYPES = ['IMAGE', 'VIDEO', 'AUDIO', 'THREE_D', 'HTML', 'AR'] as const

/** A content type. */
export type ContentType = (typeof CONTENT_TYPES)[number]

/** Marketplace: image crop modes (marketplace-api, section 3). */
export const CROP_MODES = ['FIT', 'THUMB', 'CROP'] as const

/** An image crop mode. */
export type CropMode = (typeof CROP_MODES)[number]

/** Marketplace: stored content sizes (marketplace-api, section 3). */
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

/** A stored content size. */
export type SizeType = (typeof SIZE_TYPES)[number]
