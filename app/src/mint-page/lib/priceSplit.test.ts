import { describe, expect, it } from 'vitest'
import { collectionWith } from '#entities/testing/collections.ts'
import { priceSplit } from './priceSplit.ts'

const { platformFees } = collectionWith()
const FLAT = { ...platformFees, isFlat: true, feeValue: 10_000_000n }

describe('priceSplit', () => {
  it('separates the platform fee from the price', () => {
    expect(priceSplit(500_000_000n, platformFees)).toEqual({
      status: 'paid',
      price: 500_000_000n,
      platformFee: 15_000_000n,
      fee: { kind: 'percentage', basisPoints: 300n },
      treasury: 485_000_000n,
    })
    expect(priceSplit(500_000_000n, FLAT)).toMatchObject({
      platformFee: 10_000_000n,
      fee: { kind: 'flat' },
      treasury: 490_000_000n,
    })
  })

  it('calls a price of zero free', () => {
    expect(priceSplit(0n, platformFees)).toEqual({ status: 'free' })
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
