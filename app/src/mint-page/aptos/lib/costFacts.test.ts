import { describe, expect, it } from 'vitest'
import { costFacts } from './costFacts.ts'

const CURRENCY = { symbol: 'APT', decimals: 8 }
const APT = 100_000_000n
const PERCENTAGE = { platformFee: 300n, isFeeFlat: false }

const factsOf = (
  cost: Parameters<typeof costFacts>[0],
  { info = PERCENTAGE, quantity = 2n, price = APT } = {},
) => costFacts(cost, { info, currency: CURRENCY, quantity, price })

describe('costFacts', () => {
  it('has price and fee of all items at once, and the rest once it is simulated', () => {
    const amounts = factsOf(undefined)
    expect(amounts.lines.map(({ amount }) => amount)).toEqual(['1.94 APT', '0.06 APT', undefined])
    expect([amounts.total, amounts.after]).toEqual([undefined, undefined])
    const simulated = factsOf({ gas: 123_456n, balance: 5n * APT })
    expect(simulated.lines.at(-1)?.amount).toBe('0.001235 APT')
    expect(simulated.total).toBe('2.001235 APT')
    expect(simulated.summary).toBe('2 APT + about 0.001235 APT network')
    expect(simulated.after).toBe('2.998766 APT')
  })

  it('takes a flat fee of each item', () => {
    const info = { platformFee: APT / 10n, isFeeFlat: true }
    expect(factsOf(undefined, { info }).lines.map(({ amount }) => amount)).toEqual([
      '1.8 APT',
      '0.2 APT',
      undefined,
    ])
  })

  it('has no balance afterwards where it does not suffice, to the octa', () => {
    expect(factsOf({ gas: 1n, balance: 2n * APT }).after).toBeNull()
    expect(factsOf({ gas: 1n, balance: 2n * APT + 1n }).after).toBe('0 APT')
  })
})
