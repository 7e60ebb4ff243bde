import { describe, expect, it } from 'vitest'
import { metadataDrafts } from '#entities/terms/lib/metadataDraft.ts'
import { FIELDS_DRAFT, type FieldsDraft, fieldChanges } from './fieldsDraft.ts'

function draft(fields: Record<string, string>): FieldsDraft {
  return {
    rows: metadataDrafts(Object.entries(fields).map(([field, value]) => ({ field, value }))),
  }
}

const base = draft({ artist: 'Ada', year: '2026' })

describe('fieldChanges', () => {
  it('sets new and changed fields, and removes missing ones', () => {
    expect(fieldChanges(base, draft({ artist: 'Grace', place: 'Berlin' }))).toEqual({
      add: [
        { field: 'artist', value: 'Grace' },
        { field: 'place', value: 'Berlin' },
      ],
      remove: ['year'],
    })
  })

  it('ignores a different order', () => {
    const reordered = draft({ year: '2026', artist: 'Ada' })
    expect(fieldChanges(base, reordered)).toEqual({ add: [], remove: [] })
  })
})

describe('a draft of fields', () => {
  it('lists differences by field', () => {
    expect(FIELDS_DRAFT.differences(base, draft({ artist: 'Grace' }))).toEqual([
      { key: 'artist', label: 'artist', before: 'Ada', after: 'Grace' },
      { key: 'year', label: 'year', before: '2026', after: '' },
    ])
  })

  it('tells a field without a value from a missing one', () => {
    expect(
      FIELDS_DRAFT.differences(draft({ artist: 'Ada' }), draft({ artist: '', '': '' })),
    ).toEqual([
      { key: 'artist', label: 'artist', before: 'Ada', after: '(empty)' },
      { key: '', label: 'New field', before: '', after: '(empty)' },
    ])
  })

  it('follows the chain field by field', () => {
    const edited = draft({ artist: 'Grace', year: '2026' })
    const rebased = FIELDS_DRAFT.rebase(
      { base, draft: edited },
      draft({ artist: 'Ada', place: 'Oslo' }),
    )
    expect(rebased.draft).toEqual(draft({ artist: 'Grace', place: 'Oslo' }))
    expect(rebased.conflicts).toEqual([])
  })

  it('reports a field changed in both places, and keeps either value', () => {
    const edited = draft({ artist: 'Grace', year: '2026' })
    const rebased = FIELDS_DRAFT.rebase(
      { base, draft: edited },
      draft({ artist: 'Lin', year: '2026' }),
    )
    expect(rebased).toEqual({
      base,
      draft: edited,
      theirs: draft({ artist: 'Lin', year: '2026' }),
      conflicts: [{ key: 'artist', label: 'artist', before: 'Ada', after: 'Lin' }],
    })
  })

  it('continues after a part was sent', () => {
    const edited = draft({ artist: 'Grace', place: 'Oslo' })
    const sent = draft({ artist: 'Grace', year: '2026' })
    const rebased = FIELDS_DRAFT.rebase({ base, draft: edited }, sent)
    expect(rebased.conflicts).toEqual([])
    expect(fieldChanges(sent, rebased.draft)).toEqual({
      add: [{ field: 'place', value: 'Oslo' }],
      remove: ['year'],
    })
  })

  it('does not restore removed fields, and keeps rows whose key is not typed yet', () => {
    const edited = draft({ artist: 'Ada', '': '' })
    expect(FIELDS_DRAFT.rebase({ base, draft: edited }, base).draft).toEqual(edited)
  })
})
