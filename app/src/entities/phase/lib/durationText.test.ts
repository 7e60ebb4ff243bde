import { describe, expect, it } from 'vitest'
import { durationText } from './durationText.ts'

describe('durationText', () => {
  it.each([
    [-5n, '0 s'],
    [0n, '0 s'],
    [59n, '59 s'],
    [60n, '1 min'],
    [250n, '4 min 10 s'],
    [3_600n, '1 h'],
    [3_661n, '1 h 1 min'],
    [183_600n, '2 d 3 h'],
    [86_400n + 59n, '1 d'],
    [4_939n * 86_400n, '4,939 d'],
  ])('says %s seconds as %s', (seconds, text) => {
    expect(durationText(seconds)).toBe(text)
  })
})
