import { describe, expect, it } from 'vitest'
import { type Pixel, schemeOn } from './hostScheme.ts'

const CLEAR: Pixel = [0, 0, 0, 0]
const WHITE: Pixel = [255, 255, 255, 255]
const BLACK: Pixel = [0, 0, 0, 255]

describe('schemeOn', () => {
  it('is that of the nearest background that hides what is behind it', () => {
    expect(schemeOn([CLEAR, BLACK, WHITE])).toBe('dark')
    expect(schemeOn([[0, 0, 0, 20], WHITE])).toBe('light')
    expect(schemeOn([])).toBe('light')
  })

  it('has the better contrast, by luminance instead of brightness', () => {
    expect(schemeOn([[0, 0, 255, 255]])).toBe('dark')
    expect(schemeOn([[0, 255, 0, 255]])).toBe('light')
    expect(schemeOn([[117, 117, 117, 255]])).toBe('dark')
    expect(schemeOn([[119, 119, 119, 255]])).toBe('light')
  })
})
