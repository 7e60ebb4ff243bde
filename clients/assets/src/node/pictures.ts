import type { Metadata } from 'sharp'
import { type PictureFacts, PREVIEW_QUALITY } from '../documents/index.ts'

/** A preview to make. */
export interface PreviewInput {
  /** Path of the picture. */
  readonly from: string
  /** Greatest width and height. */
  readonly pixels: number
}

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

/**
 * Makes the preview of a picture, a WebP file; that of an animation moves too.
 *
 * @throws Errors of sharp where the picture is damaged.
 */
export async function makePreview({ from, pixels }: PreviewInput): Promise<Uint8Array> {
  const sharp = await loadSharp()
  return sharp(from, { animated: true })
    .autoOrient()
    .resize({ width: pixels, height: pixels, fit: 'inside', withoutEnlargement: true })
    .webp({ quality: PREVIEW_QUALITY })
    .toBuffer()
}

/** The size of one frame, upright. */
function shownSize({ width, height, autoOrient }: Metadata): { width: number; height: number } {
  return autoOrient ?? { width, height }
}
