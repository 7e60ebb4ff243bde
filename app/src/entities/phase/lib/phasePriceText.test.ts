import { solanaAddress } from '@mintline/core/identifiers'
import { listTotals } from '@mintline/solana'
import { describe, expect, it } from 'vitest'
import { phaseDraft, phaseOnChain } from '../../testing/phases.ts'
import { phasePriceText, priceRangeOf } from './phasePriceText.ts'

const WALLET = solanaAddress('So11111111111111111111111111111111111111112')
const SOL = { symbol: 'SOL', decimals: 9 }

describe('phasePriceText', () => {
  it('is the price of a public phase, on chain and drafted', () => {
    expect(phasePriceText(phaseOnChain(), SOL)).toBe('0.5 SOL')
    expect(phasePriceText(phaseDraft({ priceAmount: 0n }), SOL)).toBe('Free')
    expect(phasePriceText(phaseDraft({ priceAmount: null }), SOL)).toBe('Not entered')
  })

  it.each(['allowList', 'merkleTree'] as const)(
    'never says that a phase of the type %s is free because its own price is 0',
    (phaseType) => {
      const phase = phaseOnChain({ phaseType, priceAmount: 0n })
      expect(phasePriceText(phase, SOL)).toBe('Prices in the list')
      const range = { lowest: 100_000_000n, highest: 500_000_000n }
      expect(phasePriceText(phase, SOL, range)).toBe('0.1 SOL to 0.5 SOL')
      expect(phasePriceText(phase, SOL, { ...range, lowest: 0n })).toBe('Free to 0.5 SOL')
      expect(phasePriceText(phase, SOL, { ...range, highest: 100_000_000n })).toBe('0.1 SOL')
      expect(phasePriceText(phase, SOL, { lowest: 0n, highest: 0n })).toBe('Free')
    },
  )
})

describe('priceRangeOf', () => {
  const entry = (price: bigint) => ({ user: WALLET, price, amount: 1 })

  it('begins at 0 if a wallet pays nothing', () => {
    const paid = [entry(5n), entry(9n), entry(7n)]
    expect(priceRangeOf(listTotals(paid))).toEqual({ lowest: 5n, highest: 9n })
    expect(priceRangeOf(listTotals([...paid, entry(0n)]))).toEqual({ lowest: 0n, highest: 9n })
    expect(priceRangeOf(listTotals([entry(0n)]))).toEqual({ lowest: 0n, highest: 0n })
  })

  it('is undefined for a list without wallets, or an unknown one', () => {
    expect(priceRangeOf(listTotals([]))).toBeUndefined()
    expect(priceRangeOf(undefined)).toBeUndefined()
  })
})
