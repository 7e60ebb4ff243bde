import { expect } from 'chai'
import { CoreError, formatAmount, formatUnits } from '../src/index.ts'

describe('Amounts of any coin', () => {
  for (const [amount, symbol, decimals, text] of [
    [5n * 10n ** 17n, 'ETH', 18, '0.5 ETH'],
    [1n, 'ETH', 18, '0.000000000000000001 ETH'],
    [10n ** 18n, 'POL', 18, '1 POL'],
    [50_000_000n, 'HBAR', 8, '0.5 HBAR'],
    [1_250_000n, 'USDC', 6, '1.25 USDC'],
    [1_200n, 'POINT', 0, '1200 POINT'],
    [-5n * 10n ** 17n, 'ETH', 18, '-0.5 ETH'],
    [0n, 'ETH', 18, '0 ETH'],
  ] as const) {
    it(`${amount} of ${decimals} decimals: ${text}`, () => {
      expect(formatAmount(amount, { symbol, decimals })).to.equal(text)
      expect(`${formatUnits(amount, decimals)} ${symbol}`).to.equal(text)
    })
  }

  it('are in messages of prices', () => {
    const context = { price: 6n * 10n ** 17n, maxPrice: 5n * 10n ** 17n }
    const coin = { symbol: 'ETH', decimals: 18 }
    expect(new CoreError('MAX_PRICE_EXCEEDED', { ...context, coin }).message).to.equal(
      'One item costs 0.6 ETH, and at most 0.5 ETH is allowed: raise the limit, or wait for a cheaper phase',
    )
  })
})
