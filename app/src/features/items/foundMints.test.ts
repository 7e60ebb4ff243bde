import { solanaAddress } from '@mintline/core/identifiers'
import { describe, expect, it } from 'vitest'
import { parsedValue } from '#shared/lib/parsed.ts'
import { foundMints, parseFind } from './foundMints.ts'

const FIRST = solanaAddress('7Zt1bXbVEmHoKTkhnFQ5LnV9hVnrDT2rJPcVfGL6JiPR')
const MINTS = [
  { mint: FIRST, order: 1n },
  { mint: solanaAddress('So11111111111111111111111111111111111111112'), order: 12n },
  { mint: solanaAddress('TokenzQdBNbLqP5VEhdkAS6EPFLC1PHnBqCXEpPxuEb'), order: 112n },
]

function numbers(text: string, named?: ReadonlySet<string>) {
  return foundMints(MINTS, parsedValue(parseFind(text)), named).map(({ order }) => order)
}

describe('foundMints', () => {
  it('finds an item by its exact number', () => {
    expect(numbers('112')).toEqual([112n])
    expect(numbers('#1')).toEqual([1n])
    expect(numbers(' 0112 ')).toEqual([112n])
    expect(numbers('11')).toEqual([])
  })

  it('finds a range of numbers, both ends included', () => {
    expect(numbers('1-12')).toEqual([1n, 12n])
    expect(numbers('12 – 112')).toEqual([12n, 112n])
    expect(numbers('#12 to #112')).toEqual([12n, 112n])
    expect(numbers('2-11')).toEqual([])
  })

  it('finds items by mint, or a part of it', () => {
    expect(numbers('TokenzQdBNbLqP5VEhdkAS6EPFLC1PHnBqCXEpPxuEb')).toEqual([112n])
    expect(numbers('7Zt1')).toEqual([1n])
    expect(numbers('tokenz')).toEqual([])
  })

  it('adds those that a server finds by their names, but to no number', () => {
    expect(numbers('Token', new Set<string>([FIRST]))).toEqual([1n, 112n])
    expect(numbers('12', new Set<string>([FIRST]))).toEqual([12n])
  })

  it('returns all items for an empty text', () => {
    expect(numbers(' ')).toEqual([1n, 12n, 112n])
  })
})

describe('parseFind', () => {
  it('refuses a range that ends before it begins', () => {
    expect(parseFind('20-10')).toEqual({
      status: 'invalid',
      reason: 'Put the lower number first: 10-20.',
    })
    expect(parseFind('10-10')).toEqual({
      status: 'valid',
      value: { kind: 'numbers', first: 10n, last: 10n },
    })
  })
})
