import { describe, expect, it } from 'vitest'
import { collectionWith } from '#entities/testing/collections.ts'
import { feeCapText, feePowerText } from './feeCapText.ts'

const SOL = { symbol: 'SOL', decimals: 9 }

describe('the text about the highest platform fee', () => {
  it('has the parts that allow a fee, and 0 % if none does', () => {
    expect(feeCapText({ basisPoints: 500, flat: 0n }, SOL)).toBe('5 % of the price')
    expect(feeCapText({ basisPoints: 0, flat: 10_000_000n }, SOL)).toBe('0.01 SOL for each item')
    expect(feeCapText({ basisPoints: 500, flat: 10_000_000n }, SOL)).toBe(
      '5 % of the price or 0.01 SOL for each item',
    )
    expect(feeCapText({ basisPoints: 0, flat: 0n }, SOL)).toBe('0 % of the price')
  })

  it('says what is left to the admins if the fee is locked', () => {
    const { platformFees, locks } = collectionWith()
    const capped = { ...platformFees, cap: { basisPoints: 500, flat: 0n } }
    expect(feePowerText({ platformFees: capped, locks }, SOL)).toBe(
      'set any platform fee up to 5 % of the price, and replace who receives it and themselves.',
    )
    expect(feePowerText({ platformFees, locks: { ...locks, fee: true } }, SOL)).toBe(
      'replace who receives the platform fee, and themselves. The fee itself is locked.',
    )
  })
})
