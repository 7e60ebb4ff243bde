import type { PictureFile } from './picture.ts'

/** Offset of the flags in an extended WebP file, and the animation flag. */
const WEBP_FLAGS = 20
const WEBP_ANIMATION = 0b10

/** Bytes within which an animated PNG announces that it is one. */
const PNG_HEAD = 1_024
/** Bytes within which an AVIF names its brand. */
const AVIF_HEAD = 32

/** Returns true for a picture that moves, or may: its preview would stand still. */
export function isAnimated({ type, bytes }: PictureFile): boolean {
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
