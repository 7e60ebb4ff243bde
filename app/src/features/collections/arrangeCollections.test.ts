import type { CollectionInfo } from '@mintline/solana'
import { describe, expect, it } from 'vitest'
import { collectionWith, phaseWith } from '#entities/testing/collections.ts'
import { type Arrangement, arrangeCollections, totalMinted } from './arrangeCollections.ts'

const ENDED = [phaseWith({ endTime: 10n })]
const COLLECTIONS = [
  named('Drop 10', { symbol: 'TEN', numberOfTokensIssued: 4n, phases: ENDED }),
  named('drop 2', { symbol: 'TWO', numberOfTokensIssued: 9n, phases: ENDED }),
  named('Dawn', { symbol: 'DAWN 10', numberOfTokensIssued: 4n }),
  named('Dawn', { symbol: 'DAWN 9', phases: [] }),
]

function named(collectionBaseName: string, terms: Partial<CollectionInfo>): CollectionInfo {
  const { metadata } = collectionWith()
  return collectionWith({ ...terms, metadata: { ...metadata, collectionBaseName } })
}

function symbols(arrangement: Partial<Arrangement>): string[] {
  const all = { text: '', order: 'name', now: 500n, ...arrangement } as const
  return arrangeCollections(COLLECTIONS, all).map(({ symbol }) => symbol)
}

describe('arrangeCollections', () => {
  it('lists names in natural order, and equal ones by symbol', () => {
    expect(symbols({})).toEqual(['DAWN 9', 'DAWN 10', 'TWO', 'TEN'])
  })

  it('lists those with most items, or those that are open, first', () => {
    expect(symbols({ order: 'minted' })).toEqual(['TWO', 'DAWN 10', 'TEN', 'DAWN 9'])
    expect(symbols({ order: 'open' })).toEqual(['DAWN 10', 'DAWN 9', 'TWO', 'TEN'])
    expect(symbols({ order: 'open', now: undefined })).toEqual(symbols({}))
  })

  it('finds by name, symbol or address, whatever the case', () => {
    expect(symbols({ text: ' DROP ' })).toEqual(['TWO', 'TEN'])
    expect(symbols({ text: 'n 9' })).toEqual(['DAWN 9'])
    expect(symbols({ text: COLLECTIONS[0]?.editions.slice(4, 9) })).toHaveLength(4)
    expect(symbols({ text: 'dusk' })).toEqual([])
  })
})

describe('totalMinted', () => {
  it('sums the items of all', () => {
    expect(totalMinted(COLLECTIONS)).toBe(17n)
    expect(totalMinted([])).toBe(0n)
  })
})
