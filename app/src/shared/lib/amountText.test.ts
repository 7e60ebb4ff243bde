import { describe, expect, it } from 'vitest'
import { amountText, percentText, priceText, shortAmountText } from './amountText.ts'

const SOL = { symbol: 'SOL', decimals: 9 }

describe('amountText', () => {
  it('writes exact amounts', () => {
    expect(amountText(1_234_500_000_001n, SOL)).toBe('1,234.500000001 SOL')
  })
})

describe('shortAmountText', () => {
  it('has four significant digits, rounded up, and all digits before the point', () => {
    const texts = [123_456_789n, 200_000_000n, 1_234_500_000n, 99_999n, 0n, 1_234_567_000_000_000n]
    expect(texts.map((amount) => shortAmountText(amount, SOL))).toEqual([
      '0.1235 SOL',
      '0.2 SOL',
      '1.235 SOL',
      '0.0001 SOL',
      '0 SOL',
      '1,234,567 SOL',
    ])
    expect(shortAmountText(12_345n, { symbol: 'X', decimals: 0 })).toBe('12,345 X')
  })
})

describe('priceText', () => {
  it('calls a price of zero free', () => {
    expect(priceText(0n, SOL)).toBe('Free')
    expect(priceText(1n, SOL)).toBe('0.000000001 SOL')
  })
})

describe('percentText', () => {
  it('writes basis points as a percentage', () => {
    expect(percentText(525)).toBe('5.25 %')
    expect(percentText(10_000n)).toBe('100 %')
  })
})
