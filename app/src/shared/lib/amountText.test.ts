import { describe, expect, it } from 'vitest'
import { amountText, percentText, priceText } from './amountText.ts'

const SOL = { symbol: 'SOL', decimals: 9 }

describe('amountText', () => {
  it('writes exact amounts', () => {
    expect(amountText(1_234_500_000_001n, SOL)).toBe('1,234.500000001 SOL')
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
