import { contrast, type HexColor } from '@mintline/core/metadata'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { appliedTheme, themeOfPage } from './pageTheme.ts'

/** Least contrast of text, and of buttons and bars (WCAG 2.2 AA). */
const AA = 4.5
const GRAPHIC = 3

describe('appliedTheme', () => {
  it('can be read with any accent, in both schemes', () => {
    const color = fc
      .integer({ min: 0, max: 0xffffff })
      .map((value): HexColor => `#${value.toString(16).padStart(6, '0')}`)
    fc.assert(
      fc.property(color, (accent) => {
        const { style } = appliedTheme({ accent })
        const colors = ['accent', 'strong', 'ink', 'text', 'soft'].map((name) =>
          pairOf(style, name),
        )
        for (const [index, surface] of (['#ffffff', '#141a17'] as const).entries()) {
          const [fill, strong, ink, text, soft] = colors.map((pair) => pair[index] ?? surface)
          if (!fill || !strong || !ink || !text || !soft) throw new Error('A colour is missing')
          expect(contrast(fill, surface)).toBeGreaterThanOrEqual(GRAPHIC)
          expect(contrast(text, surface)).toBeGreaterThanOrEqual(AA)
          expect(contrast(text, soft)).toBeGreaterThanOrEqual(AA)
          expect(contrast(ink, fill)).toBeGreaterThanOrEqual(AA)
          expect(contrast(ink, strong)).toBeGreaterThanOrEqual(AA)
        }
      }),
    )
  })

  it("adds nothing for the page's own look", () => {
    expect(appliedTheme({})).toEqual({ preset: 'plain', scheme: '', style: '' })
  })
})

describe('themeOfPage', () => {
  const creators = {
    preset: 'poster',
    accent: '#c2410c',
    background: '#fff7ed',
    scheme: 'light',
  } as const

  it("is the creator's on the drop's own page, whatever its link says", () => {
    const link = new URLSearchParams({ preset: 'gallery', accent: '000000' })
    expect(themeOfPage(creators, link)).toEqual(creators)
  })

  it("takes an embed's own values, and its scheme", () => {
    const link = new URLSearchParams({
      embed: '1',
      theme: 'dark',
      preset: 'gallery',
      accent: '3B82F6',
      font: 'unknown',
    })
    expect(themeOfPage(creators, link)).toEqual({
      preset: 'gallery',
      accent: '#3B82F6',
      scheme: 'dark',
    })
  })
})

function pairOf(style: string, name: string): HexColor[] {
  return ['light', 'dark'].map(
    (scheme) => new RegExp(`--${scheme}-${name}:(#\\w{6})`).exec(style)?.[1] as HexColor,
  )
}
