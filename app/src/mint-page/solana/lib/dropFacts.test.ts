import { solanaAddress } from '@mintline/core/identifiers'
import { describe, expect, it } from 'vitest'
import { collectionWith, phaseWith } from '#entities/testing/collections.ts'
import { shortAddress } from '#shared/lib/shortAddress.ts'
import { dropFacts } from './dropFacts.ts'

const SOL = { symbol: 'SOL', decimals: 9 }
const MINT = solanaAddress('EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v')
const USDC = { symbol: 'USDC', decimals: 6, mint: MINT, tokenProgram: MINT }
const TEXTS = { image: undefined, description: undefined, externalUrl: undefined, isLoading: false }

describe('dropFacts', () => {
  const factsOf = (...phases: Parameters<typeof phaseWith>[0][]) =>
    dropFacts({
      collection: collectionWith({ phases: phases.map((phase) => phaseWith(phase)) }),
      texts: TEXTS,
      currencies: { coin: SOL, tokens: new Map([[MINT, USDC]]) },
      now: 1_000n,
    })
  const open = { phaseType: 'public', startTime: 0n, endTime: 2_000n } as const
  const inTokens = { ...open, priceToken: MINT, priceAmount: 20_000_000n }

  it('prices phases in their own currencies', () => {
    const { price, phases } = factsOf(inTokens, { ...open, phaseIndex: 1, priceAmount: 5n })
    expect(price?.currency).toBe(USDC)
    expect(phases.map(({ price }) => price)).toEqual([
      expect.stringContaining('20 USDC'),
      expect.stringContaining('0.000000005 SOL'),
    ])
  })

  it('offers the lowest price among those in one currency, and what is free before all', () => {
    const cheaper = { ...inTokens, phaseIndex: 1, priceAmount: 10_000_000n }
    expect(factsOf(inTokens, cheaper).price?.split).toMatchObject({ price: 10_000_000n })
    const free = { ...open, phaseIndex: 1, priceAmount: 0n }
    expect(factsOf(inTokens, free).price?.split).toEqual({ status: 'free' })
  })

  it('counts a token that the network does not have in base units', () => {
    const other = solanaAddress('HzwqbKZw8HxMN6bF2yFZNrht3c2iXXzpKcFu7uBEDKtr')
    const [phase] = factsOf({ ...inTokens, priceToken: other }).phases
    expect(phase?.price).toContain(`20,000,000 base units of ${shortAddress(other)}`)
  })
})
