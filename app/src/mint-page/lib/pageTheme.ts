import {
  contrast,
  type HexColor,
  mix,
  type PageTheme,
  readableOn,
  readPageTheme,
  THEME_INK,
} from '@mintline/core/metadata'
import type { AppliedTheme } from './appliedTheme.ts'

/** Our surfaces, on which a creator's colours must be read as well: cards, and the page itself. */
const SURFACES: Readonly<Record<'light' | 'dark', readonly HexColor[]>> = {
  light: ['#ffffff', '#fafbfa'],
  dark: ['#141a17', '#0e1110', '#232a27'],
}

/** Contrast of links and small text, with some to spare for soft backgrounds. */
const TEXT = 5.5

/** Contrast of buttons and bars. */
const GRAPHIC = 3

const FONTS: Readonly<Record<NonNullable<PageTheme['font']>, string>> = {
  sans: '',
  serif: 'ui-serif,Charter,"Iowan Old Style","Palatino Linotype",Georgia,serif',
  rounded:
    'ui-rounded,"SF Pro Rounded","Hiragino Maru Gothic ProN",Quicksand,Comfortaa,Nunito,system-ui,sans-serif',
  mono: 'ui-monospace,"SF Mono","Cascadia Code",Menlo,Consolas,"Liberation Mono",monospace',
}

/**
 * Returns a drop's theme as its page applies it, with the embed's own values before the creator's.
 *
 * @param creators The creator's; untrusted.
 * @param link Parameters in the page's link. In an embed, the page around it decides between light and dark.
 */
export function themeOfPage(creators: PageTheme, link: URLSearchParams): PageTheme {
  if (link.get('embed') !== '1') return creators
  const given = (name: string) => link.get(name) ?? undefined
  const background = given('background')
  const { theme } = readPageTheme({
    ...creators,
    preset: given('preset') ?? creators.preset,
    accent: hexOf(given('accent')) ?? creators.accent,
    font: given('font') ?? creators.font,
    background: background === 'transparent' ? undefined : hexOf(background),
    scheme: given('theme') ?? creators.scheme,
  })
  return theme
}

/** Adds the # that attributes and links may leave out. */
function hexOf(color: string | undefined): string | undefined {
  return color && `#${color.replace(/^#/, '')}`
}

/** Converts a theme to the page's attributes and custom properties. Colours that cannot be read are moved until they can. */
export function appliedTheme(theme: PageTheme): AppliedTheme {
  const { preset = 'plain', scheme, accent, background, font = 'sans' } = theme
  const properties = {
    ...(FONTS[font] && { '--font-sans': FONTS[font] }),
    ...(background && scheme && backgroundProperties(background, THEME_INK[scheme])),
    ...(accent && accentProperties(accent, background)),
  }
  const style = Object.entries(properties).map(([name, value]) => `${name}:${value}`)
  return { preset, scheme: scheme ?? '', style: style.join(';') }
}

/** Fainter colours follow from the background: ours are made for ours. */
function backgroundProperties(background: HexColor, ink: HexColor): Record<string, string> {
  const muted = readableOn(mix(ink, background, 0.3), [background], TEXT)
  return {
    '--canvas': background,
    '--ink': ink,
    '--muted': muted,
    '--subtle': muted,
    '--line': mix(background, ink, 0.14),
    '--line-strong': mix(background, ink, 0.32),
  }
}

/** Both schemes' colours: `presets.css` chooses. */
function accentProperties(
  accent: HexColor,
  background: HexColor | undefined,
): Record<string, string> {
  const colorsIn = (scheme: 'light' | 'dark') => {
    const [surface = '#ffffff', ...others] = SURFACES[scheme]
    // In the other scheme, the background is ours.
    const own = background && contrast(THEME_INK[scheme], background) >= TEXT ? [background] : []
    const behind = [surface, ...others, ...own]
    const fill = readableOn(accent, behind, GRAPHIC)
    const text = readableOn(accent, behind, TEXT)
    const ink = contrast('#ffffff', fill) >= contrast('#000000', fill) ? '#ffffff' : '#000000'
    return Object.entries({
      accent: fill,
      strong: mix(fill, ink === '#ffffff' ? '#000000' : '#ffffff', 0.12),
      ink,
      text,
      soft: mix(surface, text, 0.08),
      line: mix(surface, text, 0.35),
    }).map(([name, color]) => [`--${scheme}-${name}`, color] as const)
  }
  return Object.fromEntries([...colorsIn('light'), ...colorsIn('dark')])
}
