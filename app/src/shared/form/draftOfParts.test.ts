import { describe, expect, it } from 'vitest'
import { draftOfParts } from './draftOfParts.ts'

interface Draft {
  name: string
  limit: bigint
}

const kind = draftOfParts<Draft>([
  { key: 'name', label: 'Name', text: ({ name }) => name },
  { key: 'limit', label: 'Limit', text: ({ limit }) => String(limit) },
])
const base: Draft = { name: 'Dawn', limit: 1n }

describe('a draft of parts', () => {
  it('lists differences with old and new value', () => {
    expect(kind.differences(base, { name: 'Dusk', limit: 1n })).toEqual([
      { key: 'name', label: 'Name', before: 'Dawn', after: 'Dusk' },
    ])
    expect(kind.differences(base, { ...base })).toEqual([])
  })

  it('follows the chain in unedited parts', () => {
    const edited = { ...base, name: 'Dusk' }
    expect(kind.rebase({ base, draft: edited }, { name: 'Dawn', limit: 9n })).toEqual({
      base: { name: 'Dawn', limit: 9n },
      draft: { name: 'Dusk', limit: 9n },
      theirs: { name: 'Dusk', limit: 9n },
      conflicts: [],
    })
  })

  it('keeps edited parts, and reports a conflict if the chain has a third value', () => {
    const edited = { ...base, name: 'Dusk' }
    expect(kind.rebase({ base, draft: edited }, { name: 'Noon', limit: 1n })).toEqual({
      base: { name: 'Dawn', limit: 1n },
      draft: { name: 'Dusk', limit: 1n },
      theirs: { name: 'Noon', limit: 1n },
      conflicts: [{ key: 'name', label: 'Name', before: 'Dawn', after: 'Noon' }],
    })
  })

  it('has no changes once the chain has the edited values', () => {
    const edited = { ...base, name: 'Dusk' }
    const { draft, conflicts } = kind.rebase({ base, draft: edited }, edited)
    expect(conflicts).toEqual([])
    expect(kind.differences(edited, draft)).toEqual([])
  })
})
