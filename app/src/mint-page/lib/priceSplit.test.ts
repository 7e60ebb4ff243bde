import { describe, expect, it } from 'vitest'
import { includesFee, priceSplit } from './priceSplit.ts'

const THREE_PERCENT = { type: 'percentage', valueBp: 300 } as const
const FLAT = { type: 'flat', value: 10_000_000n } as const

describe('priceSplit', () => {
  it('separates the platform fee from the price', () => {
    expect(priceSplit(500_000_000n, THREE_PERCENT)).toEqual({
      status: 'paid',
      price: 500_000_000n,
      platformFee: 15_000_000n,
      fee: THREE_PERCENT,
      treasury: 485_000_000n,
    })
    expect(priceSplit(500_000_000n, FLAT)).toMatchObject({
      platformFee: 10_000_000n,
      fee: FLAT,
      treasury: 490_000_000n,
    })
  })

  it('calls a price of zero free', () => {
    expect(priceSplit(0n, THREE_PERCENT)).toEqual({ status: 'free' })
  })

  it('is closed if the flat fee is above the price, also above zero', () => {
    for (const price of [0n, 9_999_999n]) {
      expect(priceSplit(price, FLAT)).toEqual({
        status: 'closed',
        price,
        platformFee: 10_000_000n,
      })
    }
    expect(priceSplit(10_000_000n, FLAT)).toMatchObject({ status: 'paid', treasury: 0n })
  })
})

describe('includesFee', () => {
  it('is false without a fee, and where nothing is paid', () => {
    expect(includesFee(priceSplit(500n, THREE_PERCENT))).toBe(true)
    expect(includesFee(priceSplit(500n, { type: 'percentage', valueBp: 0 }))).toBe(false)
    expect(includesFee(priceSplit(0n, THREE_PERCENT))).toBe(false)
    expect(includesFee(priceSplit(5n, FLAT))).toBe(false)
  })
})
