import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { HIGHEST_CAP, lamportsOfCap, unitPriceOfCap } from './priorityFeeCap.ts'

describe('the cap of priority fees', () => {
  it('is 425,000 lamports at the default price', () => {
    expect(lamportsOfCap(500_000n)).toBe(425_000n)
    expect(unitPriceOfCap(425_000n)).toBe(500_000n)
  })

  it('is 0 at the price 0', () => {
    expect(lamportsOfCap(0n)).toBe(0n)
    expect(unitPriceOfCap(0n)).toBe(0n)
  })

  it('is the same after it was stored as a price', () => {
    const caps = fc.bigInt({ min: 0n, max: HIGHEST_CAP })
    fc.assert(
      fc.property(caps, (cap) => {
        expect(lamportsOfCap(unitPriceOfCap(cap))).toBe(cap)
      }),
    )
  })
})
