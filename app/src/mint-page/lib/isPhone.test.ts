import { describe, expect, it } from 'vitest'
import { isPhone } from './isPhone.ts'

const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1'
const ANDROID =
  'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36'
const MAC =
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Safari/605.1.15'
const WINDOWS =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36'

describe('isPhone', () => {
  it.each([
    ['an iPhone', IPHONE, 5, true],
    ['Android', ANDROID, 5, true],
    ['an iPad that says it is a Mac', MAC, 5, true],
    ['a Mac', MAC, 0, false],
    ['Windows with a touch screen', WINDOWS, 10, false],
  ])('tells %s', (_, userAgent, maxTouchPoints, expected) => {
    expect(isPhone({ userAgent, maxTouchPoints })).toBe(expected)
  })
})
