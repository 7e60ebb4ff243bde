import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parseItemNumbers } from './itemNumbers.ts'

describe('parseItemNumbers', () => {
  it('reads numbers and ranges, sorted and without duplicates', () => {
    expect(parseItemNumbers('8, 1-3; 2 – 4', 10n)).toEqual({
      status: 'valid',
      value: [1n, 2n, 3n, 4n, 8n],
    })
    expect(parseItemNumbers(' \n', 10n)).toEqual({ status: 'empty' })
  })

  it('explains errors', () => {
    const reasons = Object.entries({
      'one, 2': 'Enter numbers and ranges such as 1-5, 8: one is neither.',
      '5-3': 'Write the lower number of 5-3 first.',
      '0': 'There is no item 0: items 1 to 10 are minted.',
      '3, 9-11': 'There is no item 11: items 1 to 10 are minted.',
    })
    for (const [text, reason] of reasons) {
      expect(parseItemNumbers(text, 10n)).toEqual({ status: 'invalid', reason })
    }
    expect(parseItemNumbers('1-100001', 200_000n)).toEqual({
      status: 'invalid',
      reason: 'Choose at most 100000 items at a time.',
    })
  })

  it('reads every list that it could have been given', () => {
    const lists = fc.uniqueArray(fc.bigInt(1n, 500n), { minLength: 1 })
    fc.assert(
      fc.property(lists, (numbers) => {
        const value = [...numbers].sort((one, other) => (one < other ? -1 : 1))
        expect(parseItemNumbers(numbers.join(', '), 500n)).toEqual({ status: 'valid', value })
      }),
    )
  })
})
