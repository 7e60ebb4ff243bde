import { solanaAddress } from '@mintline/core/identifiers'
import { describe, expect, it } from 'vitest'
import { collectionWith, phaseWith } from '#entities/testing/collections.ts'
import { phaseRevenueText, revenueOf, shortRevenueText } from './revenue.ts'
import type { Sales } from './salesOf.ts'

const USDC = 'EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v'
/** The network's coin, and one token. */
const SOL = (key: string | undefined) =>
  key === undefined ? { symbol: 'SOL', decimals: 9 } : { symbol: 'USDC', decimals: 6 }
const COIN = 1_000_000_000n
const listed = phaseWith({ phaseIndex: 1, phaseType: 'allowList', currentMints: 1n })
const open = phaseWith({ currentMints: 3n })

const lamports = (amount: bigint) => new Map([[undefined, amount]])

function salesWith(items: bigint, paidLamports: bigint, fees: bigint): Sales {
  const paid = lamports(paidLamports)
  const byPhase = new Map([[0, { items, paid }]])
  return { items, paid, fees: lamports(fees), collectors: 1, byPhase }
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

  it('names each currency, and never adds them up', () => {
    const inTokens = phaseWith({
      phaseIndex: 1,
      priceToken: solanaAddress(USDC),
      priceAmount: 2_500_000n,
      currentMints: 2n,
    })
    const collection = collectionWith({ phases: [open, inTokens], numberOfTokensIssued: 5n })
    const paid = new Map([...lamports(COIN), [USDC, 5_000_000n] as const])
    const fees = new Map([[USDC, 125_000n]])
    const sales = { items: 5n, paid, fees, collectors: 1 }
    expect(revenueOf(collection, sales, SOL)).toEqual({
      value: '1 SOL + 5 USDC',
      note: 'Treasury 1 SOL + 4.875 USDC, fee recipients 0.125 USDC',
    })
    expect(revenueOf(collection, undefined, SOL).value).toBe('About 1.5 SOL + 5 USDC')
    expect(phaseRevenueText(inTokens, undefined, SOL)).toBe('About 5 USDC')
    expect(phaseRevenueText({ ...inTokens, currentMints: 0n }, undefined, SOL)).toBe('0 USDC')
  })

  it('says nothing about a token that is not read yet', () => {
    const collection = collectionWith({ phases: [open], numberOfTokensIssued: 1n })
    const sales = { items: 1n, paid: new Map([[USDC, 5n]]), collectors: 1, host: 'a.example' }
    expect(revenueOf(collection, sales, () => undefined).value).toBe('…')
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
  const counted = { items: 3n, paid: lamports(COIN), collectors: 2, host: 'indexer.example' }

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
