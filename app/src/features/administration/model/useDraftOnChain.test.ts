import { act, renderHook } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { draftOfParts } from '../lib/draftKind.ts'
import { useDraftOnChain } from './useDraftOnChain.ts'

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
  const hook = renderHook(({ chain }) => useDraftOnChain(KIND, chain), {
    initialProps: { chain: CHAIN },
  })
  act(() => hook.result.current.change({ ...hook.result.current.draft, ...change }))
  return hook
}

describe('useDraftOnChain', () => {
  it('follows the chain in what is not edited, also after it has moved', () => {
    const { result, rerender } = edited({ name: 'Dusk' })
    rerender({ chain: { name: 'Dawn', limit: '2' } })
    expect(result.current.draft).toEqual({ name: 'Dusk', limit: '2' })

    act(() => result.current.change({ ...result.current.draft, limit: '3' }))
    expect(result.current.conflicts).toEqual([])
    expect(result.current.differences.map(({ key }) => key)).toEqual(['name', 'limit'])
  })

  it('has the person choose where both were changed', () => {
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

  it('has nothing to save once the chain holds what was entered', () => {
    const { result, rerender } = edited({ name: 'Dusk' })
    rerender({ chain: { name: 'Dusk', limit: '1' } })
    expect(result.current.differences).toEqual([])
  })

  it('gives up what was entered', () => {
    const { result } = edited({ name: 'Dusk' })
    act(() => result.current.discard())
    expect(result.current.draft).toEqual(CHAIN)
  })
})
