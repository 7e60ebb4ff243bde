import { solanaAddress } from '@mintline/core/identifiers'
import { describe, expect, it } from 'vitest'
import { searchMints } from './searchMints.ts'

const MINTS = [
  { mint: solanaAddress('7Zt1bXbVEmHoKTkhnFQ5LnV9hVnrDT2rJPcVfGL6JiPR'), order: 1n },
  { mint: solanaAddress('So11111111111111111111111111111111111111112'), order: 12n },
  { mint: solanaAddress('TokenzQdBNbLqP5VEhdkAS6EPFLC1PHnBqCXEpPxuEb'), order: 112n },
]

function numbers(text: string) {
  return searchMints(MINTS, text).map(({ order }) => order)
}

describe('searchMints', () => {
  it('finds an item by its exact number', () => {
    expect(numbers('112')).toEqual([112n])
    expect(numbers('#1')).toEqual([1n])
    expect(numbers(' 0112 ')).toEqual([112n])
    expect(numbers('11')).toEqual([])
  })

  it('finds items by mint, or a part of it', () => {
    expect(numbers('TokenzQdBNbLqP5VEhdkAS6EPFLC1PHnBqCXEpPxuEb')).toEqual([112n])
    expect(numbers('7Zt1')).toEqual([1n])
    expect(numbers('tokenz')).toEqual([])
  })

  it('returns all items for an empty text', () => {
    expect(numbers(' ')).toEqual([1n, 12n, 112n])
  })
})
