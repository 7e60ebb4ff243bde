import { describe, expect, it } from 'vitest'
import { countdownText, isFarAway } from './countdown.ts'

describe('countdownText', () => {
  it('shows days only if there are any', () => {
    expect(countdownText(0n)).toBe('00:00:00')
    expect(countdownText(59n)).toBe('00:00:59')
    expect(countdownText(86_399n)).toBe('23:59:59')
    expect(countdownText(86_400n)).toBe('1 d 00:00:00')
    expect(countdownText(273_906n)).toBe('3 d 04:05:06')
  })

  it('stops at zero', () => {
    expect(countdownText(-5n)).toBe('00:00:00')
  })
})

describe('isFarAway', () => {
  it('is true for ends that stand for no end', () => {
    expect(isFarAway(9_007_199_254_740_991n, 1_800_000_000n)).toBe(true)
    expect(isFarAway(1_800_000_000n + 86_400n * 365n, 1_800_000_000n)).toBe(false)
  })
})
