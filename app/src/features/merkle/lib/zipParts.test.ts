import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { zipParts } from './zipParts.ts'

describe('zipParts', () => {
  it('is one archive up to 65,000 wallets', () => {
    expect(zipParts(65_000)).toEqual([{ from: 0, until: 65_000, isLast: true }])
    expect(zipParts(65_001)).toEqual([
      { from: 0, until: 65_000, isLast: false },
      { from: 65_000, until: 65_001, isLast: true },
    ])
  })

  it('puts each wallet into one archive, with fewer files than a zip may have', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 2_000_000 }), (wallets) => {
        const parts = zipParts(wallets)
        let next = 0
        for (const { from, until } of parts) {
          expect(from).toBe(next)
          expect(until - from + 1).toBeLessThan(65_535)
          next = until
        }
        expect(next).toBe(wallets)
        expect(parts.filter(({ isLast }) => isLast)).toEqual([parts.at(-1)])
      }),
    )
  })
})
