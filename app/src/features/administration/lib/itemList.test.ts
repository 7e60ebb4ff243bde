import { describe, expect, it } from 'vitest'
import { parseItemList } from './itemList.ts'

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
