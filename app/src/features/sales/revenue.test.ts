import { describe, expect, it } from 'vitest'
import { collectionWith, phaseWith } from '#entities/testing/collections.ts'
import { phaseRevenueText, revenueOf, shortRevenueText } from './revenue.ts'
import type { Sales } from './salesOf.ts'

const SOL = { symbol: 'SOL', decimals: 9 }
const COIN = 1_000_000_000n
const listed = phaseWith({ phaseIndex: 1, phaseType: 'allowList', currentMints: 1n })
const open = phaseWith({ currentMints: 3n })

function salesWith(items: bigint, paid: bigint, fees: bigint): Sales {
  return { items, paid, fees, collectors: 1, byPhase: new Map([[0, { items, paid }]]) }
}

describe('revenueOf', () => {
  it('is exact where every sale is counted', () => {
    const collection = collectionWith({ phases: [open], numberOfTokensIssued: 3n })
    expect(revenueOf(collection, salesWith(3n, COIN, 30_000_001n), SOL)).toEqual({
      value: '1 SOL',
      note: 'Treasury 0.969999999 SOL, fee recipients 0.030000001 SOL',
    })
  })

  it('says of how many items it is where sales are missing', () => {
    const collection = collectionWith({ phases: [open], numberOfTokensIssued: 1_003n })
    expect(revenueOf(collection, salesWith(3n, COIN, 0n), SOL)).toEqual({
      value: '1 SOL',
      note: 'For 3 of 1,003 items: the rest is not counted.',
    })
  })

  it('is about today’s prices before it is counted, and nothing where a list has them', () => {
    const collection = collectionWith({ phases: [open], numberOfTokensIssued: 3n })
    expect(revenueOf(collection, undefined, SOL).value).toBe('About 1.5 SOL')
    const withList = collectionWith({ phases: [open, listed], numberOfTokensIssued: 4n })
    expect(revenueOf(withList, undefined, SOL)).toEqual({
      value: 'Not counted',
      note: 'Buyers paid the prices of a list: count the sales, below.',
    })
  })
})

describe('revenueOf a server’s count', () => {
  const counted = { items: 3n, paid: COIN, collectors: 2, host: 'indexer.example' }

  it('names the server, as it does not say who got what', () => {
    const collection = collectionWith({ phases: [open], numberOfTokensIssued: 3n })
    expect(revenueOf(collection, counted, SOL)).toEqual({
      value: '1 SOL',
      note: 'What buyers paid, as the server at indexer.example counts it',
    })
  })

  it('says of how many items it is while the server lags behind', () => {
    const collection = collectionWith({ phases: [open], numberOfTokensIssued: 4n })
    expect(revenueOf(collection, counted, SOL).note).toBe(
      'For 3 of 4 items: the rest is not counted.',
    )
  })
})

describe('shortRevenueText', () => {
  it('is exact, a part, about, or not counted', () => {
    const minted = collectionWith({ phases: [open], numberOfTokensIssued: 3n })
    expect(shortRevenueText(minted, salesWith(3n, COIN, 0n), SOL)).toBe('1 SOL')
    expect(shortRevenueText(minted, salesWith(2n, COIN, 0n), SOL)).toBe('At least 1 SOL')
    expect(shortRevenueText(minted, undefined, SOL)).toBe('About 1.5 SOL')
    const withList = collectionWith({ phases: [open, listed], numberOfTokensIssued: 4n })
    expect(shortRevenueText(withList, undefined, SOL)).toBe('Not counted')
  })

  it('is exact before anything is minted', () => {
    expect(shortRevenueText(collectionWith(), undefined, SOL)).toBe('0 SOL')
  })
})

describe('phaseRevenueText', () => {
  it('is exact, for a part, about, or not counted', () => {
    expect(phaseRevenueText(open, salesWith(3n, COIN, 0n), SOL)).toBe('1 SOL')
    expect(phaseRevenueText(open, salesWith(2n, COIN, 0n), SOL)).toBe('1 SOL for 2')
    expect(phaseRevenueText(open, undefined, SOL)).toBe('About 1.5 SOL')
    expect(phaseRevenueText(listed, undefined, SOL)).toBe('Not counted')
    expect(phaseRevenueText(phaseWith(), undefined, SOL)).toBe('0 SOL')
    expect(phaseRevenueText(phaseWith(), salesWith(0n, 0n, 0n), SOL)).toBe('0 SOL')
  })
})
