import { describe, expect, it } from 'vitest'
import { periodText, rangeText } from './period.ts'

const when = (seconds: bigint) => `second ${seconds}`
const ALL = { from: 10n, to: 20n, before: 0n, hasOlder: false }

describe('rangeText', () => {
  it('names start and end', () => {
    expect(rangeText(ALL, when)).toBe('From second 10 to second 20.')
    expect(rangeText({ ...ALL, to: 10n }, when)).toBe('On second 10.')
  })

  it('says what is not shown, and why', () => {
    expect(rangeText({ ...ALL, before: 1_200n, hasOlder: true }, when)).toBe(
      'From second 10 to second 20. Not shown yet: the 1,200 items before that.',
    )
    expect(rangeText({ ...ALL, before: 1n }, when)).toBe(
      'From second 10 to second 20. This node has no transactions of the item before that.',
    )
    expect(rangeText({ ...ALL, from: undefined, to: undefined }, when)).toMatch(
      /^This node has no transactions of that time/,
    )
    expect(rangeText({ ...ALL, from: undefined, to: undefined, hasOlder: true }, when)).toBe(
      'None of the latest transactions are mints: load older ones.',
    )
  })
})

const NOON = BigInt(Date.parse('2026-11-18T12:00:00Z') / 1_000)

describe('periodText', () => {
  it('is the time of short periods and the date of long ones', () => {
    expect(periodText(NOON, { seconds: 3_600n, name: 'hour' })).toBe('Nov 18, 12:00 PM')
    expect(periodText(NOON, { seconds: 86_400n, name: 'day' })).toBe('Nov 18, 2026')
  })

  it('has words for times beyond the calendar', () => {
    expect(periodText(2n ** 60n, { seconds: 3_600n, name: 'hour' })).toMatch(/^Second 115/)
  })
})
