import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parseItemList, parseItemNumbers } from './itemList.ts'

describe('parseItemList', () => {
  it('reads lines, with or without a header, and quotes around commas', () => {
    const text = 'number,name,uri\n2,"Dawn, the second",https://a.b/2\n\n1,,https://a.b/1\n'
    expect(parseItemList(text, 9n)).toEqual({
      items: [
        { number: 2n, name: 'Dawn, the second', uri: 'https://a.b/2' },
        { number: 1n, name: '', uri: 'https://a.b/1' },
      ],
      problems: [],
    })
    expect(parseItemList('3\tDusk\t', 9n).items).toEqual([{ number: 3n, name: 'Dusk', uri: '' }])
    expect(parseItemList('3;Dusk', 9n).items).toEqual([{ number: 3n, name: 'Dusk', uri: '' }])
  })

  it('reports every invalid line', () => {
    expect(parseItemList('x,a\n99,a\n1,a\n1,b\n2,a,b,c', 9n).problems).toEqual([
      'Line 1: x is not an item number.',
      'Line 2: There is no item 99: items 1 to 9 are minted.',
      'Line 4: item 1 is named twice.',
      'Line 5: a line has a number, a name and a URL; put quotes around commas.',
    ])
  })

  it('reports only the first of many', () => {
    const text = Array.from({ length: 20 }, () => 'x').join('\n')
    expect(parseItemList(text, 9n).problems.at(-1)).toBe('15 more lines are invalid.')
    expect(parseItemList(text, 9n).problems).toHaveLength(6)
  })
})

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
