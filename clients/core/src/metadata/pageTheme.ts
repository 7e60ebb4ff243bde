import type { InputProblem } from '../errors/index.ts'
import { isMintlineError } from '../errors/mintlineError.ts'
import { resourceUrl } from './resourceUrl.ts'

/** Field of a collection's metadata document with its mint page's theme. */
export const PAGE_THEME_FIELD = 'mint_page'

/** Layouts: two columns, the artwork alone on a wall, or large type and hard edges. */
export const PAGE_PRESETS = ['plain', 'gallery', 'poster'] as const

/** Fonts that devices have. */
export const PAGE_FONTS = ['sans', 'serif', 'rounded', 'mono'] as const

/** Colour schemes. */
export const PAGE_SCHEMES = ['light', 'dark'] as const

/** A mint page's look, as its creator wants it. Missing values are the page's own. */
export interface PageTheme {
  /** Default: `plain`. */
  readonly preset?: (typeof PAGE_PRESETS)[number]
  /** Default: the background's, otherwise the visitor's. */
  readonly scheme?: (typeof PAGE_SCHEMES)[number]
  /** Colour of buttons and links. Default: the artwork's. */
  readonly accent?: HexColor
  /** The page's colour. */
  readonly background?: HexColor
  /** Default: `sans`. */
  readonly font?: (typeof PAGE_FONTS)[number]
  /** URI of a picture in place of our logo: https, ipfs, ar or data:image. Untrusted. */
  readonly logo?: string
}

/** A theme without the values that cannot be used, and one problem for each of those. */
export interface ReadPageTheme {
  readonly theme: PageTheme
  readonly problems: readonly InputProblem[]
}

/** Text colours in each scheme. */
export const THEME_INK: Readonly<Record<'light' | 'dark', HexColor>> = {
  light: '#17201c',
  dark: '#eff3f1',
}

/** Least contrast between a background and the text on it: fainter texts need some of it. */
const BACKGROUND_CONTRAST = 7
const MAX_LOGO_CHARACTERS = 8_192

/** Returns an accepted value, otherwise the reason against it. */
type Check = (value: unknown) => string | undefined

const oneOf =
  (names: readonly string[]): Check =>
  (value) =>
    names.some((name) => name === value) ? undefined : `must be one of ${names.join(', ')}`

const hex: Check = (value) =>
  isHexColor(value) ? undefined : 'must be a colour with six hex digits, such as #c2410c'

const CHECKS: Readonly<Record<keyof PageTheme, Check>> = {
  preset: oneOf(PAGE_PRESETS),
  scheme: oneOf(PAGE_SCHEMES),
  accent: hex,
  background: hex,
  font: oneOf(PAGE_FONTS),
  logo: (value) =>
    isPicture(value) ? undefined : 'must be an https, ipfs, ar or data:image address',
}

/**
 * Reads a mint page's theme from a metadata document or a config. Accepts anything: a page shows without what it cannot
 * use, and commands name it.
 *
 * @param value Untrusted; undefined = none.
 * @param path Its place, for problems. Default: the field in a metadata document.
 */
export function readPageTheme(value: unknown, path: string = PAGE_THEME_FIELD): ReadPageTheme {
  if (value === undefined) return { theme: {}, problems: [] }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    return { theme: {}, problems: [problemAt(path, 'must be an object')] }
  }
  const fields = value as Readonly<Record<string, unknown>>
  const problems: InputProblem[] = []
  const theme: Record<string, unknown> = {}
  for (const [field, check] of Object.entries(CHECKS)) {
    const given = fields[field]
    if (given === undefined) continue
    const reason = check(given)
    if (reason === undefined) theme[field] = given
    else problems.push(problemAt(`${path}.${field}`, reason))
  }
  const unknown = Object.keys(fields).filter((field) => !Object.hasOwn(CHECKS, field))
  if (unknown.length > 0) {
    const known = Object.keys(CHECKS).join(', ')
    problems.push(problemAt(path, `has fields that no page knows; they are ${known}`))
  }
  const { background, ...others } = theme as PageTheme
  if (background === undefined) return { theme: others, problems }
  const scheme = schemeOf(background)
  const reason =
    contrast(THEME_INK[scheme], background) < BACKGROUND_CONTRAST
      ? 'must be lighter or darker, so that texts on it can be read'
      : others.scheme !== undefined && others.scheme !== scheme
        ? `is ${scheme}, but the scheme is ${others.scheme}`
        : undefined
  if (reason === undefined) return { theme: { ...others, background, scheme }, problems }
  return { theme: others, problems: [...problems, problemAt(`${path}.background`, reason)] }
}

/** Returns the scheme whose texts are read best on a background. */
function schemeOf(background: HexColor): 'light' | 'dark' {
  const { light, dark } = THEME_INK
  return contrast(light, background) >= contrast(dark, background) ? 'light' : 'dark'
}

function problemAt(path: string, reason: string): InputProblem {
  const [field = path] = path.split('.').slice(-1)
  return { path, code: 'PAGE_THEME_INVALID', message: `"${field}" ${reason}` }
}

function isPicture(value: unknown): boolean {
  if (typeof value !== 'string' || value.length > MAX_LOGO_CHARACTERS) return false
  if (/^data:image\//i.test(value)) return true
  try {
    // Devices of visitors may load nothing that is not encrypted.
    return resourceUrl(value).startsWith('https:')
  } catch (error) {
    if (isMintlineError(error, 'METADATA_URI_INVALID')) return false
    throw error
  }
}

/** A colour without transparency: `#c2410c`. */
export type HexColor = `#${string}`

/** Red, green and blue, 0 to 255. */
type Channels = readonly [number, number, number]

const HEX = /^#[0-9a-f]{6}$/i

/** Relative luminance (WCAG 2.2) at which black and white text have the same contrast. */
export const MIDDLE_LUMINANCE = 0.179

/** Steps in which a colour is moved towards black or white. */
const STEPS = 20

/** Least chroma, 0 to 255, at which a pixel has a colour of its own. */
const COLORFUL = 40

/** Returns true for `#` and six hex digits. */
function isHexColor(value: unknown): value is HexColor {
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
  const isDark = backgrounds.every(
    (background) => luminance(channelsOf(background)) < MIDDLE_LUMINANCE,
  )
  const end = isDark ? '#ffffff' : '#000000'
  for (let step = 0; step < STEPS; step += 1) {
    const moved = mix(color, end, step / STEPS)
    if (backgrounds.every((background) => contrast(moved, background) >= least)) return moved
  }
  return end
}

/** Hues that count as one; means across hues would be mud. */
const HUES = 12

/**
 * Returns a picture's own colour: the mean of its pixels in the most colourful hue, the more colourful the weightier;
 * undefined for grey ones.
 *
 * @param pixels Red, green, blue and alpha, pixel after pixel.
 */
export function ownColor(pixels: ArrayLike<number>): HexColor | undefined {
  const sums = Array.from({ length: HUES }, () => ({ weight: 0, channels: [0, 0, 0] }))
  for (let at = 0; at + 3 < pixels.length; at += 4) {
    const channels: Channels = [pixels[at] ?? 0, pixels[at + 1] ?? 0, pixels[at + 2] ?? 0]
    const chroma = Math.max(...channels) - Math.min(...channels)
    if (chroma < COLORFUL || (pixels[at + 3] ?? 0) < 128) continue
    const sum = sums[Math.floor(hueOf(channels, chroma) * HUES) % HUES]
    if (!sum) continue
    const weight = chroma ** 2
    sum.weight += weight
    sum.channels = sum.channels.map((one, index) => one + (channels[index] ?? 0) * weight)
  }
  const { weight, channels } = sums.reduce((best, one) => (one.weight > best.weight ? one : best))
  return weight === 0 ? undefined : hexOf(channels.map((channel) => Math.round(channel / weight)))
}

/** Returns a colour's place on the wheel, from 0 to 1, shifted so that red and its neighbours are one hue. */
function hueOf([red, green, blue]: Channels, chroma: number): number {
  const top = Math.max(red, green, blue)
  const sixth =
    top === red
      ? (green - blue) / chroma
      : top === green
        ? (blue - red) / chroma + 2
        : (red - green) / chroma + 4
  return (sixth / 6 + 0.5 / HUES + 1) % 1
}

function channelsOf(color: HexColor): Channels {
  const part = (at: number) => Number.parseInt(color.slice(at, at + 2), 16)
  return [part(1), part(3), part(5)]
}

function hexOf(channels: readonly number[]): HexColor {
  return `#${channels.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`
}
