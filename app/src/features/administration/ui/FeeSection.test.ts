import { describe, expect, it } from 'vitest'
import { pricesOf } from './FeeSection.tsx'

describe('pricesOf', () => {
  it('lists each price of public phases once, lowest first', () => {
    const phases = [
      { phaseIndex: 0, phaseType: 'public', priceAmount: 5n },
      { phaseIndex: 1, phaseType: 'allowList', priceAmount: 1n },
      { phaseIndex: 2, phaseType: 'public', priceAmount: 2n },
      { phaseIndex: 3, phaseType: 'public', priceAmount: 5n },
    ] as const
    expect(pricesOf(phases)).toEqual([
      { price: 2n, phases: [2] },
      { price: 5n, phases: [0, 3] },
    ])
  })
})
