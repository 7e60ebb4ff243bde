import { extensionOf } from './mediaType.ts'

/** A picture's size and kind. */
export interface PictureFacts {
  /** Pixels as shown. */
  readonly width: number
  readonly height: number
  /** True for drawings, which many wallets do not show. */
  readonly isVector: boolean
}

/** Default maximum width and height for pictures without a preview. */
export const DEFAULT_PREVIEW_PIXELS = 1_024

/** Preview quality, from 1 to 100. */
export const PREVIEW_QUALITY = 82

/** Returns true if a picture needs a preview: it is too large, or a drawing. */
export function needsPreview({ width, height, isVector }: PictureFacts, pixels: number): boolean {
  return isVector || Math.max(width, height) > pixels
}

/**
 * Returns a picture's preview name: `7-preview.webp` for `7.png`.
 *
 * @param ending The preview's extension. Default: `.webp`.
 */
export function previewName(picture: string, ending = '.webp'): string {
  return `${picture.slice(0, picture.length - extensionOf(picture).length)}-preview${ending}`
}
