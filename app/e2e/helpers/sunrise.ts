import type { ChosenFile } from './deployForm.ts'
import { type Colour, pngOf } from './pngOf.ts'

const NIGHT: Colour = [38, 30, 92]
const DAWN: Colour = [250, 146, 96]
const SUN: Colour = [255, 226, 150]
const SEA: Colour = [30, 44, 84]

/** Draws a sunrise: a PNG with this width and height. */
export function sunrise(pixels: number): ChosenFile {
  const buffer = pngOf(pixels, pixels, (x, y) => {
    const [across, down] = [x / pixels - 0.5, y / pixels]
    if (down > 0.7) return mixed(SEA, DAWN, Math.abs(across) < 0.16 - (down - 0.7) / 3 ? 0.55 : 0)
    const isSun = across ** 2 + (down - 0.62) ** 2 < 0.03
    return isSun ? SUN : mixed(NIGHT, DAWN, down / 0.7)
  })
  return { name: 'dawn.png', mimeType: 'image/png', buffer }
}

function mixed(from: Colour, to: Colour, part: number): Colour {
  const channel = (index: 0 | 1 | 2) => Math.round(from[index] + (to[index] - from[index]) * part)
  return [channel(0), channel(1), channel(2)]
}
