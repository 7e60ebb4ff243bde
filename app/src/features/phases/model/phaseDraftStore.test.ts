import { UNBOUNDED_END_TIME } from '@mintline/solana'
import { beforeEach, describe, expect, it } from 'vitest'
import { collectionKey } from '#entities/collection/model/collectionContext.ts'
import { newDraft, phaseDraft } from '#entities/testing/phases.ts'
import { phaseStorage } from './phaseDraftStore.ts'

const DAWN = { groupMint: 'dawn' }
const KEY = collectionKey({ id: 'embedded' }, DAWN)

describe('drafts of phases', () => {
  beforeEach(() => localStorage.clear())

  it('survive a reload, including large numbers and empty fields', () => {
    const written = {
      base: [phaseDraft()],
      draft: [
        phaseDraft({ priceAmount: 2n ** 64n - 1n, startTime: -(2n ** 63n) }),
        newDraft({ priceAmount: null, endTime: UNBOUNDED_END_TIME, merkleRoot: ' 0xAB' }),
      ],
    }
    phaseStorage(KEY).set(written)
    const stored = JSON.parse(localStorage.getItem('mintline.phases') ?? '')
    expect(stored.collections[KEY].drafts).toMatchObject([
      { priceAmount: '18446744073709551615', startTime: '-9223372036854775808' },
      { priceAmount: null, merkleRoot: ' 0xAB' },
    ])
    expect(phaseStorage(KEY).get()).toEqual(written)
  })

  it('belong to one collection on one network, and are deleted separately', () => {
    const written = { base: [], draft: [newDraft()] }
    const others = [collectionKey({ id: 'solana-devnet' }, DAWN), 'embedded dusk']
    phaseStorage(KEY).set(written)
    expect(others.map((key) => phaseStorage(key).get())).toEqual([undefined, undefined])
    phaseStorage('embedded dusk').set({ base: [], draft: [newDraft({ priceAmount: 7n })] })
    phaseStorage(KEY).set(undefined)
    expect(phaseStorage(KEY).get()).toBeUndefined()
    expect(phaseStorage('embedded dusk').get()?.draft[0]?.priceAmount).toBe(7n)
  })

  it('are ignored if the browser stored something else', () => {
    localStorage.setItem('mintline.phases', JSON.stringify({ collections: { [KEY]: { base: 1 } } }))
    expect(phaseStorage(KEY).get()).toBeUndefined()
  })
})
