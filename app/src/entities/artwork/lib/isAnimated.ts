import type { PictureFile } from './picture.ts'

/** Place of the flags in a WebP file of the extended form, and the one of animations. */
const WEBP_FLAGS = 20
const WEBP_ANIMATION = 0b10

/** Bytes in which an animated PNG announces that it is one. */
const PNG_HEAD = 1_024
/** Bytes in which an AVIF names its brand. */
const AVIF_HEAD = 32

/** True for a picture that moves, or may: its preview would stand still. */
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
