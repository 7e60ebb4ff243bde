import { extensionOf } from './mediaType.ts'

/** Size and kind of a picture. */
export interface PictureFacts {
  /** Pixels, as it is shown. */
  readonly width: number
  readonly height: number
  /** True for drawings, which many wallets do not show. */
  readonly isVector: boolean
}

/** Default for the greatest width and height of pictures without a preview. */
export const DEFAULT_PREVIEW_PIXELS = 1_024

/** Quality of previews, from 1 to 100. */
export const PREVIEW_QUALITY = 82

/** True if a picture needs a preview: it is too large, or a drawing. */
export function needsPreview({ width, height, isVector }: PictureFacts, pixels: number): boolean {
  return isVector || Math.max(width, height) > pixels
}

/**
 * Name of the preview of a picture: `7-preview.webp` for `7.png`.
 *
 * @param ending Of the preview. Default: `.webp`.
 */
export function previewName(picture: string, ending = '.webp'): string {
  return `${picture.slice(0, picture.length - extensionOf(picture).length)}-preview${ending}`
}
