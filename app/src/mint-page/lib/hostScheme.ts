import { luminance, MIDDLE_LUMINANCE } from '@mintline/core/metadata'

/** Red, green, blue and alpha, 0 to 255. */
export type Pixel = readonly [number, number, number, number]

/** Least alpha of a background that counts: what shines through a fainter one decides. */
const OPAQUE = 128

/**
 * Returns the colour scheme in which a text is readable on a page.
 *
 * @param backgrounds Backgrounds one behind the other, the nearest first; the last is opaque.
 */
export function schemeOn(backgrounds: Iterable<Pixel>): 'light' | 'dark' {
  for (const [red, green, blue, alpha] of backgrounds) {
    if (alpha < OPAQUE) continue
    return luminance([red, green, blue]) < MIDDLE_LUMINANCE ? 'dark' : 'light'
  }
  return 'light'
}
