import type { InputProblem } from '@mintline/core'
import {
  PAGE_FONTS,
  PAGE_PRESETS,
  type PageTheme,
  type ReadPageTheme,
  readPageTheme,
} from '@mintline/core/metadata'
import { z } from '#shared/lib/zod.ts'

/** Storage schema for the mint page's look as entered. */
export const PAGE_LOOK = z.object({
  preset: z.enum(PAGE_PRESETS),
  font: z.enum(PAGE_FONTS),
  /** Hex digits after `#`; '' = the artwork's. */
  accent: z.string(),
  /** Hex digits after `#`; '' = the page's own. */
  background: z.string(),
})

export type PageLook = z.infer<typeof PAGE_LOOK>

/** The page's own look. */
export const OWN_LOOK: PageLook = { preset: 'plain', font: 'sans', accent: '', background: '' }

/** Returns the theme for the artwork's document; undefined = the page's own look, or what no page can show. */
export function themeOfLook(look: PageLook): PageTheme | undefined {
  const { theme } = read(look)
  return Object.keys(theme).length === 0 ? undefined : theme
}

/** Returns problems with colours, by path below `look`. */
export function lookProblems(look: PageLook): InputProblem[] {
  return read(look).problems.map(({ message, ...problem }) => ({
    ...problem,
    message: `${message.replace(/^"\w+"/, 'It')}.`,
  }))
}

function read({ preset, font, accent, background }: PageLook): ReadPageTheme {
  return readPageTheme(
    {
      preset: preset === OWN_LOOK.preset ? undefined : preset,
      accent: colorOf(accent),
      background: colorOf(background),
      font: font === OWN_LOOK.font ? undefined : font,
    },
    'look',
  )
}

/** Accepts colours as people paste them: capitals, or without the #. */
function colorOf(text: string): string | undefined {
  const digits = text.trim().replace(/^#/, '').toLowerCase()
  return digits === '' ? undefined : `#${digits}`
}
