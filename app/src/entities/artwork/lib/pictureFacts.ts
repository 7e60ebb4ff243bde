import { imageDimensionsFromData } from 'image-dimensions'
import { mebibyteText } from '#shared/lib/countText.ts'
import type { PictureFile, PictureType } from './picture.ts'

/** Offset of the flags in an extended WebP file, and the animation flag. */
const WEBP_FLAGS = 20

const WEBP_ANIMATION = 0b10

/** Bytes within which an animated PNG announces that it is one. */
const PNG_HEAD = 1_024

/** Bytes within which an AVIF names its brand. */
const AVIF_HEAD = 32

/** Facts about a picture from its bytes, before it is drawn. */
export interface PictureHead {
  readonly type: PictureType
  /** True if it moves. */
  readonly isAnimated: boolean
}

/** Thrown for a file that cannot be minted as a picture; the message is a sentence for the person. */
export class PictureRefused extends Error {}

/** Maximum bytes in a file, also the limit in the `npm start` host. */
export const MAX_PICTURE_BYTES = 32 * 1_024 * 1_024
/** Maximum bytes in a drawing, which the browser draws in one go. */
const MAX_DRAWING_BYTES = 1_024 * 1_024
/** Maximum pixels, as many as a browser can hold: 100 million. */
const MAX_PIXELS = 100_000_000

const TYPES: Readonly<Record<string, PictureType>> = {
  png: 'image/png',
  jpeg: 'image/jpeg',
  gif: 'image/gif',
  webp: 'image/webp',
  avif: 'image/avif',
}

/** Matches an svg element, after anything that may precede it in a document. */
const DRAWING = /^\s*(?:<\?xml[^>]*>\s*)?(?:<!--[\s\S]*?-->\s*|<!doctype\b[^>[]*>\s*)*<svg[\s>]/i

/**
 * Detects a picture's type from its content, whatever its name. Its size is known before it is drawn, as a small file
 * may be a huge picture.
 *
 * @throws PictureRefused
 */
export function pictureHead(bytes: Uint8Array<ArrayBuffer>): PictureHead {
  if (bytes.length === 0) throw new PictureRefused('This file is empty. Choose another one.')
  if (bytes.length > MAX_PICTURE_BYTES) {
    throw new PictureRefused(`A picture has at most ${mebibyteText(MAX_PICTURE_BYTES)}.`)
  }
  const found = imageDimensionsFromData(bytes)
  const type = found && TYPES[found.type]
  if (found && type) {
    const { width, height } = found
    if (width * height > MAX_PIXELS) {
      const size = `${width.toLocaleString('en')} × ${height.toLocaleString('en')}`
      throw new PictureRefused(
        `This picture has ${size} pixels, and at most 100 million are possible. Save it smaller.`,
      )
    }
    return { type, isAnimated: isAnimated({ type, bytes }) }
  }
  if (isDrawing(bytes)) return { type: 'image/svg+xml', isAnimated: false }
  throw new PictureRefused(
    'This is not a picture that browsers show. Choose a PNG, JPEG, GIF, WebP, AVIF or SVG file.',
  )
}

/** @throws PictureRefused for a drawing that is too large to be drawn. */
function isDrawing(bytes: PictureFile['bytes']): boolean {
  if (!DRAWING.test(startOf(bytes))) return false
  if (bytes.length <= MAX_DRAWING_BYTES) return true
  throw new PictureRefused(
    `A drawing (SVG) has at most ${mebibyteText(MAX_DRAWING_BYTES)}. Save it as PNG or WebP.`,
  )
}

/** Bytes within which a document has its first element. */
const START = 4_096

function startOf(bytes: Uint8Array): string {
  return new TextDecoder().decode(bytes.subarray(0, START))
}

/** Returns true for a picture that moves, or may: its preview would stand still. */
function isAnimated({ type, bytes }: PictureFile): boolean {
  switch (type) {
    case 'image/gif':
      return true
    case 'image/webp':
      return textAt(bytes, 12, 16) === 'VP8X' && ((bytes[WEBP_FLAGS] ?? 0) & WEBP_ANIMATION) !== 0
    case 'image/png':
      return textAt(bytes, 0, PNG_HEAD).includes('acTL')
    case 'image/avif':
      return textAt(bytes, 0, AVIF_HEAD).includes('avis')
    default:
      return false
  }
}

function textAt(bytes: Uint8Array, from: number, to: number): string {
  return String.fromCharCode(...bytes.subarray(from, to))
}
