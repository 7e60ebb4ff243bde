/** A colour without transparency: `#c2410c`. */
export type HexColor = `#${string}`

/** Red, green and blue, 0 to 255. */
type Channels = readonly [number, number, number]

const HEX = /^#[0-9a-f]{6}$/i

/** Steps in which a colour is moved towards black or white. */
const STEPS = 20

/** Least chroma, 0 to 255, at which a pixel has a colour of its own. */
const COLORFUL = 40

/** Returns true for `#` and six hex digits. */
export function isHexColor(value: unknown): value is HexColor {
  return typeof value === 'string' && HEX.test(value)
}

/** Returns the relative luminance of a colour, 0 to 1 (WCAG 2.2). */
export function luminance([red, green, blue]: Channels): number {
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
}

function linear(channel: number): number {
  const part = channel / 255
  return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
}

/** Returns two colours' contrast, 1 to 21 (WCAG 2.2). Texts need 4.5. */
export function contrast(one: HexColor, other: HexColor): number {
  const [dark = 0, light = 0] = [one, other]
    .map((color) => luminance(channelsOf(color)))
    .sort((first, second) => first - second)
  return (light + 0.05) / (dark + 0.05)
}

/**
 * Mixes two colours.
 *
 * @param part The second colour's part, 0 to 1.
 */
export function mix(one: HexColor, other: HexColor, part: number): HexColor {
  const others = channelsOf(other)
  const mixed = channelsOf(one).map((channel, index) =>
    Math.round(channel + ((others[index] ?? 0) - channel) * part),
  )
  return hexOf(mixed)
}

/** Returns the colour, as much darker or lighter as it must be to be read on all the backgrounds. */
export function readableOn(
  color: HexColor,
  backgrounds: readonly HexColor[],
  least: number,
): HexColor {
  const isDark = backgrounds.every((background) => luminance(channelsOf(background)) < 0.179)
  const end = isDark ? '#ffffff' : '#000000'
  for (let step = 0; step < STEPS; step += 1) {
    const moved = mix(color, end, step / STEPS)
    if (backgrounds.every((background) => contrast(moved, background) >= least)) return moved
  }
  return end
}

/**
 * Returns a picture's own colour: the mean of its colourful pixels, the more colourful the weightier; undefined for
 * grey ones.
 *
 * @param pixels Red, green, blue and alpha, pixel after pixel.
 */
export function ownColor(pixels: ArrayLike<number>): HexColor | undefined {
  const sum = [0, 0, 0]
  let weights = 0
  for (let at = 0; at + 3 < pixels.length; at += 4) {
    const channels = [pixels[at] ?? 0, pixels[at + 1] ?? 0, pixels[at + 2] ?? 0]
    const chroma = Math.max(...channels) - Math.min(...channels)
    if (chroma < COLORFUL || (pixels[at + 3] ?? 0) < 128) continue
    const weight = chroma ** 2
    weights += weight
    for (const [index, channel] of channels.entries())
      sum[index] = (sum[index] ?? 0) + channel * weight
  }
  return weights === 0 ? undefined : hexOf(sum.map((channel) => Math.round(channel / weights)))
}

function channelsOf(color: HexColor): Channels {
  const part = (at: number) => Number.parseInt(color.slice(at, at + 2), 16)
  return [part(1), part(3), part(5)]
}

function hexOf(channels: readonly number[]): HexColor {
  return `#${channels.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`
}
