import type { InputProblem } from '../errors/index.ts'
import { isMintlineError } from '../errors/mintlineError.ts'
import { contrast, type HexColor, isHexColor } from './colors.ts'
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
