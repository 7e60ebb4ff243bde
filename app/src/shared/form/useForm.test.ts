import { act, renderHook } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { z } from '../lib/zod.ts'
import { draftOfParts } from './draftOfParts.ts'
import { draftStore } from './draftStore.ts'
import { useForm } from './useForm.ts'

interface Draft {
  name: string
  limit: string
}

const KIND = draftOfParts<Draft>([
  { key: 'name', label: 'Name', text: ({ name }) => name },
  { key: 'limit', label: 'Limit', text: ({ limit }) => limit },
])
const CHAIN: Draft = { name: 'Dawn', limit: '1' }

function edited(change: Partial<Draft>) {
  const hook = renderHook(({ chain }) => useForm({ kind: KIND, saved: chain }), {
    initialProps: { chain: CHAIN },
  })
  act(() => hook.result.current.change({ ...hook.result.current.draft, ...change }))
  return hook
}

describe('useForm', () => {
  it('follows the chain in unedited fields, repeatedly', () => {
    const { result, rerender } = edited({ name: 'Dusk' })
    rerender({ chain: { name: 'Dawn', limit: '2' } })
    expect(result.current.draft).toEqual({ name: 'Dusk', limit: '2' })

    act(() => result.current.change({ ...result.current.draft, limit: '3' }))
    expect(result.current.conflicts).toEqual([])
    const differences = KIND.differences({ name: 'Dawn', limit: '2' }, result.current.draft)
    expect(differences.map(({ key }) => key)).toEqual(['name', 'limit'])
  })

  it('asks which value to keep if both have changed', () => {
    const { result, rerender } = edited({ name: 'Dusk', limit: '2' })
    rerender({ chain: { name: 'Noon', limit: '1' } })
    expect(result.current.conflicts).toEqual([
      { key: 'name', label: 'Name', before: 'Dawn', after: 'Noon' },
    ])
    expect(result.current.draft).toEqual({ name: 'Dusk', limit: '2' })

    act(() => result.current.keepMine())
    expect(result.current.conflicts).toEqual([])
    expect(result.current.draft).toEqual({ name: 'Dusk', limit: '2' })

    rerender({ chain: { name: 'Night', limit: '1' } })
    act(() => result.current.takeTheirs())
    expect(result.current.draft).toEqual({ name: 'Night', limit: '2' })
  })

  it('has nothing to save once the chain has the entered values', () => {
    const { result, rerender } = edited({ name: 'Dusk' })
    rerender({ chain: { name: 'Dusk', limit: '1' } })
    expect(KIND.differences({ name: 'Dusk', limit: '1' }, result.current.draft)).toEqual([])
    expect(result.current.isDirty).toBe(false)
  })

  it('discards what was entered', () => {
    const { result } = edited({ name: 'Dusk' })
    act(() => result.current.discard())
    expect(result.current.draft).toEqual(CHAIN)
  })
})

describe('useForm with browser storage', () => {
  const schema = z.object({ name: z.string(), limit: z.string() })
  const open = (chain: Draft) => {
    const store = draftStore('mintline.test')
    const storage = () => store.of('dawn', schema)
    return renderHook(() => useForm({ kind: KIND, saved: chain, storage: storage() }))
  }

  beforeEach(() => localStorage.clear())

  it('restores what was entered after a reload, merged with the chain', () => {
    const before = open(CHAIN)
    act(() => before.result.current.change({ name: 'Dusk', limit: '1' }))
    before.unmount()

    const { result } = open({ name: 'Noon', limit: '2' })
    expect(result.current.draft).toEqual({ name: 'Dusk', limit: '2' })
    expect(result.current.conflicts).toEqual([
      { key: 'name', label: 'Name', before: 'Dawn', after: 'Noon' },
    ])
  })

  it('deletes stored work when it is discarded or on chain', () => {
    const { result, unmount } = open(CHAIN)
    act(() => result.current.change({ name: 'Dusk', limit: '1' }))
    act(() => result.current.discard())
    expect(open(CHAIN).result.current.isDirty).toBe(false)

    act(() => result.current.change({ name: 'Dusk', limit: '1' }))
    unmount()
    expect(open({ name: 'Dusk', limit: '1' }).result.current.isDirty).toBe(false)
    expect(localStorage.getItem('mintline.test')).toBe('{"collections":{}}')
  })

  it('is shared by all forms of the page', () => {
    const store = draftStore('mintline.test')
    const form = () => useForm({ kind: KIND, saved: CHAIN, storage: store.of('dawn', schema) })
    const [one, other] = [renderHook(form), renderHook(form)]
    act(() => one.result.current.change({ name: 'Dusk', limit: '1' }))
    expect(other.result.current.draft.name).toBe('Dusk')
    act(() => other.result.current.discard())
    expect(one.result.current.draft.name).toBe('Dawn')
  })
})
