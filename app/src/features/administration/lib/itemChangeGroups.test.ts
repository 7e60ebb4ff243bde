import { describe, expect, it } from 'vitest'
import { itemChangeGroups } from './itemChangeGroups.ts'

/** Renames items from number 1 on. */
function renamed(count: number) {
  return Array.from({ length: count }, (_, index) => ({
    number: BigInt(index + 1),
    mint: `mint ${index + 1}`,
    before: { name: `Old ${index + 1}`, uri: 'https://a.example' },
    after: { name: `New ${index + 1}`, uri: 'https://a.example' },
  }))
}

describe('itemChangeGroups', () => {
  it('shows only the texts that change, of items that are left', () => {
    expect(itemChangeGroups(renamed(2), new Set(['mint 2']))).toEqual([
      {
        key: 'item 2',
        title: 'Item 2',
        isNew: false,
        rows: [{ key: 'name', label: 'Name', before: 'Old 2', after: 'New 2' }],
      },
    ])
  })

  it('counts the items beyond the first five', () => {
    const changes = renamed(7)
    const groups = itemChangeGroups(changes, new Set(changes.map(({ mint }) => mint)))
    expect(groups.map(({ title }) => title)).toEqual([
      ...['Item 1', 'Item 2', 'Item 3', 'Item 4', 'Item 5', '2 more items'],
    ])
  })
})
