import { describe, expect, it } from 'vitest'
import { listChangeGroup } from './listChangeGroup.ts'

describe('listChangeGroup', () => {
  it('counts what is added and changed, and the list afterwards', () => {
    expect(listChangeGroup({ onChain: 1_000, added: 250, changed: 3 })).toEqual({
      key: 'list',
      title: 'Entries',
      isNew: false,
      rows: [
        { key: 'entries', label: 'Wallets on the list', before: '1,000', after: '1,250' },
        { key: 'added', label: 'Added', after: '250' },
        { key: 'changed', label: 'Changed', after: '3' },
      ],
    })
  })

  it('counts what is removed', () => {
    expect(listChangeGroup({ onChain: 4, removed: 4 }).rows).toEqual([
      { key: 'entries', label: 'Wallets on the list', before: '4', after: '0' },
      { key: 'removed', label: 'Removed', after: '4' },
    ])
  })
})
