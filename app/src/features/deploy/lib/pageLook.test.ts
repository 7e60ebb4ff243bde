import { describe, expect, it } from 'vitest'
import { lookProblems, OWN_LOOK, themeOfLook } from './pageLook.ts'

describe('themeOfLook', () => {
  it('writes nothing for the own look of the page', () => {
    expect(themeOfLook(OWN_LOOK)).toBeUndefined()
    expect(lookProblems(OWN_LOOK)).toEqual([])
  })

  it('takes colours as they are pasted, and tells pages whether the background is light', () => {
    const look = {
      ...OWN_LOOK,
      preset: 'gallery',
      accent: ' C2410C',
      background: '#FFF7ED',
    } as const
    expect(themeOfLook(look)).toEqual({
      preset: 'gallery',
      accent: '#c2410c',
      background: '#fff7ed',
      scheme: 'light',
    })
  })
})

describe('lookProblems', () => {
  it('name what is no colour, and a background on which no text can be read', () => {
    expect(lookProblems({ ...OWN_LOOK, accent: 'red', background: '#808080' })).toMatchObject([
      {
        path: 'look.accent',
        message: 'It must be a colour with six hex digits, such as #c2410c.',
      },
      { path: 'look.background' },
    ])
  })
})
