import { UNBOUNDED_END_TIME } from '@mintline/solana'
import { beforeEach, describe, expect, it } from 'vitest'
import { newDraft, phaseDraft } from '#entities/phase/testing/phases.ts'
import { draftsKey, keepDrafts, keptDrafts, phaseDraftStore } from '../model/phaseDraftStore.ts'
import { KEPT_DRAFTS } from './keptDrafts.ts'

const DAWN = { groupMint: 'dawn' } as Parameters<typeof draftsKey>[1]
const KEY = draftsKey({ id: 'embedded' }, DAWN)

describe('drafts of phases', () => {
  beforeEach(() => phaseDraftStore.update({ collections: {} }))

  it('come back from the browser as they were, numbers of any size and empty fields too', () => {
    const written = {
      base: [phaseDraft()],
      drafts: [
        phaseDraft({ priceAmount: 2n ** 64n - 1n, startTime: -(2n ** 63n) }),
        newDraft({ priceAmount: null, endTime: UNBOUNDED_END_TIME, merkleRoot: ' 0xAB' }),
      ],
    }
    keepDrafts(KEY, written)
    const stored = localStorage.getItem('mintline.phases') ?? ''
    expect(KEPT_DRAFTS.parse(JSON.parse(stored))).toEqual(phaseDraftStore.get())
    expect(keptDrafts(KEY)).toEqual(written)
  })

  it('are those of one collection on one network, and are forgotten alone', () => {
    const written = { base: [], drafts: [newDraft()] }
    const others = [draftsKey({ id: 'solana-devnet' }, DAWN), 'embedded dusk']
    keepDrafts(KEY, written)
    expect(others.map(keptDrafts)).toEqual([undefined, undefined])
    keepDrafts('embedded dusk', { base: [], drafts: [newDraft({ priceAmount: 7n })] })
    keepDrafts(KEY, undefined)
    expect(keptDrafts(KEY)).toBeUndefined()
    expect(keptDrafts('embedded dusk')?.drafts[0]?.priceAmount).toBe(7n)
  })

  it('are none where the browser kept something else', () => {
    localStorage.setItem('mintline.phases', JSON.stringify({ collections: { [KEY]: { base: 1 } } }))
    expect(keptDrafts(KEY)).toBeUndefined()
  })
})
