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
  it('tells what is different, from what to what', () => {
    expect(kind.differences(base, { name: 'Dusk', limit: 1n })).toEqual([
      { key: 'name', label: 'Name', before: 'Dawn', after: 'Dusk' },
    ])
    expect(kind.differences(base, { ...base })).toEqual([])
  })

  it('follows the chain in what is not edited', () => {
    const edited = { ...base, name: 'Dusk' }
    expect(kind.rebase({ base, draft: edited }, { name: 'Dawn', limit: 9n })).toEqual({
      base: { name: 'Dawn', limit: 9n },
      draft: { name: 'Dusk', limit: 9n },
      theirs: { name: 'Dusk', limit: 9n },
      conflicts: [],
    })
  })

  it('keeps what is edited, and tells where the chain holds something third', () => {
    const edited = { ...base, name: 'Dusk' }
    expect(kind.rebase({ base, draft: edited }, { name: 'Noon', limit: 1n })).toEqual({
      base: { name: 'Dawn', limit: 1n },
      draft: { name: 'Dusk', limit: 1n },
      theirs: { name: 'Noon', limit: 1n },
      conflicts: [{ key: 'name', label: 'Name', before: 'Dawn', after: 'Noon' }],
    })
  })

  it('has nothing left to do once the chain holds what was edited', () => {
    const edited = { ...base, name: 'Dusk' }
    const { draft, conflicts } = kind.rebase({ base, draft: edited }, edited)
    expect(conflicts).toEqual([])
    expect(kind.differences(edited, draft)).toEqual([])
  })
})
