import { describe, expect, it } from 'vitest'
import { EMPTY_ITEMS, ITEMS_FORM, requestedItems } from './requestedItems.ts'

describe('requestedItems', () => {
  it('fills the number of each item into a template', () => {
    const draft = { ...EMPTY_ITEMS, name: 'Dawn #{}', uri: '' }
    expect(requestedItems(draft, 2n)).toEqual({
      status: 'valid',
      items: [
        { number: 1n, name: 'Dawn #1', uri: '' },
        { number: 2n, name: 'Dawn #2', uri: '' },
      ],
    })
  })

  it('uses only the chosen source', () => {
    const draft = { ...EMPTY_ITEMS, which: 'chosen' as const, numbers: '2', uri: 'u/{}' }
    expect(requestedItems(draft, 9n)).toEqual({
      status: 'valid',
      items: [{ number: 2n, name: '', uri: 'u/2' }],
    })
  })

  it('reports missing and invalid values by input', () => {
    expect(requestedItems({ ...EMPTY_ITEMS, which: 'chosen' }, 9n)).toEqual({
      status: 'invalid',
      problems: [
        { path: 'numbers', message: 'Enter numbers of items, such as 1-5, 8.' },
        { path: 'name', message: 'Enter a name, a metadata URL or both.' },
      ],
    })
    expect(requestedItems({ ...EMPTY_ITEMS, source: 'list' }, 9n)).toEqual({
      status: 'invalid',
      problems: [{ path: 'list', message: 'Enter a line for each item: number,name,uri.' }],
    })
    expect(requestedItems({ ...EMPTY_ITEMS, source: 'list', list: '10,x' }, 9n)).toEqual({
      status: 'invalid',
      problems: [
        {
          path: 'list',
          message: 'Line 1: There is no item 10: items 1 to 9 are minted.',
          isImmediate: true,
        },
      ],
    })
    expect(requestedItems({ ...EMPTY_ITEMS, name: 'x' }, 200_000n)).toEqual({
      status: 'invalid',
      problems: [{ path: 'which', message: 'Choose at most 100000 items at a time.' }],
    })
  })
})

describe('ITEMS_FORM', () => {
  it('ignores a choice without a text', () => {
    const { isSame } = ITEMS_FORM
    expect(isSame(EMPTY_ITEMS, { ...EMPTY_ITEMS, source: 'list', which: 'chosen' })).toBe(true)
    expect(isSame(EMPTY_ITEMS, { ...EMPTY_ITEMS, uri: 'u' })).toBe(false)
  })
})
