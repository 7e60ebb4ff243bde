import { describe, expect, it } from 'vitest'
import { loadedRatio, shownRatio } from './ratio.ts'

describe('shownRatio', () => {
  it('is a square until a picture is known, or where something else was stored', () => {
    for (const stored of [null, '', 'x', '0', '-2', 'NaN']) expect(shownRatio(stored)).toBe(1)
  })

  it('is the picture, unless it is a strip', () => {
    expect(shownRatio('1.5')).toBe(1.5)
    expect(shownRatio('0.75')).toBe(0.75)
    expect(shownRatio('40')).toBe(2)
    expect(shownRatio('0.01')).toBe(0.6)
    expect(shownRatio('Infinity')).toBe(2)
  })
})

describe('loadedRatio', () => {
  it('is width by height, and a square for drawings without a size', () => {
    expect(loadedRatio({ naturalWidth: 1600, naturalHeight: 900 })).toBeCloseTo(16 / 9)
    expect(loadedRatio({ naturalWidth: 0, naturalHeight: 0 })).toBe(1)
  })
})
