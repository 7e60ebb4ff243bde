import { describe, expect, it } from 'vitest'
import { isServerAsked } from './ListRevenue.tsx'

describe('isServerAsked', () => {
  it('is true for at most 20 requests, of 1,000 mints each', () => {
    expect(isServerAsked([])).toBe(true)
    expect(isServerAsked([20_000n])).toBe(true)
    expect(isServerAsked([20_001n])).toBe(false)
  })

  it('counts a request for each collection', () => {
    expect(isServerAsked(Array.from({ length: 20 }, () => 1n))).toBe(true)
    expect(isServerAsked(Array.from({ length: 21 }, () => 1n))).toBe(false)
  })
})
