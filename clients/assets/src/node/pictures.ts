import { extname } from 'node:path'
import type { Metadata } from 'sharp'

/** Size and kind of a picture. */
export interface PictureFacts {
  /** Pixels, as it is shown. */
  readonly width: number
  readonly height: number
  /** True for drawings, which many wallets do not show. */
  readonly isVector: boolean
}

/** A preview to make. */
export interface PreviewInput {
  /** Path of the picture. */
  readonly from: string
  /** Path of the preview, a WebP file. */
  readonly to: string
  /** Greatest width and height. */
  readonly pixels: number
}

/** Quality of previews, from 1 to 100. */
const QUALITY = 82

/** Loaded with the first picture, as its libraries take longer than everything else. */
async function loadSharp() {
  const { default: sharp } = await import('sharp')
  return sharp
}

/**
 * Reads the header of a picture.
 *
 * @throws Errors of sharp where it is none.
 */
export async function inspectPicture(path: string): Promise<PictureFacts> {
  const sharp = await loadSharp()
  const metadata = await sharp(path).metadata()
  const { width, height } = shownSize(metadata)
  return { width, height, isVector: metadata.format === 'svg' }
}

/** True if a picture needs a preview: it is too large, or a drawing. */
export function needsPreview({ width, height, isVector }: PictureFacts, pixels: number): boolean {
  return isVector || Math.max(width, height) > pixels
}

/** Name of the preview of a picture: `7-preview.webp` for `7.png`. */
export function previewName(picture: string): string {
  return `${picture.slice(0, picture.length - extname(picture).length)}-preview.webp`
}

/**
 * Makes the preview of a picture; that of an animation moves too.
 *
 * @throws Errors of sharp where the picture is damaged.
 */
export async function makePreview({ from, to, pixels }: PreviewInput): Promise<void> {
  const sharp = await loadSharp()
  await sharp(from, { animated: true })
    .autoOrient()
    .resize({ width: pixels, height: pixels, fit: 'inside', withoutEnlargement: true })
    .webp({ quality: QUALITY })
    .toFile(to)
}

/** The size of one frame, upright. */
function shownSize({ width, height, autoOrient }: Metadata): { width: number; height: number } {
  return autoOrient ?? { width, height }
}
