import { describe, expect, it } from 'vitest'
import { newDraft, phaseDraft } from '#entities/testing/phases.ts'
import { mergeDrafts } from './mergeDrafts.ts'

const NOTHING_INSERTED = { at: 1, count: 0 }

describe('mergeDrafts', () => {
  it('changes nothing if the chain is unchanged', () => {
    const base = [phaseDraft()]
    const drafts = [phaseDraft({ priceAmount: 1n }), newDraft()]
    expect(mergeDrafts({ base, drafts, chain: base })).toEqual({
      drafts,
      base,
      conflicts: [],
      inserted: NOTHING_INSERTED,
      taken: [],
    })
  })

  it('takes over changes on chain to unedited fields', () => {
    const chain = [phaseDraft({ maxMintsTotal: 9n })]
    const merged = mergeDrafts({
      base: [phaseDraft()],
      drafts: [phaseDraft({ priceAmount: 1n })],
      chain,
    })
    expect(merged.drafts).toEqual([phaseDraft({ priceAmount: 1n, maxMintsTotal: 9n })])
    expect(merged.base).toEqual(chain)
    expect(merged.conflicts).toEqual([])
    expect(merged.taken).toEqual([0])
  })

  it('keeps both values of a field changed on both sides, until one is chosen', () => {
    const [chain] = [phaseDraft({ priceAmount: 2n })]
    const base = [phaseDraft()]
    const drafts = [phaseDraft({ priceAmount: 1n })]
    const merged = mergeDrafts({ base, drafts, chain: [chain] })
    expect(merged.drafts).toEqual(drafts)
    expect(merged.conflicts).toEqual([{ phaseIndex: 0, field: 'priceAmount', chain }])
    expect(merged.taken).toEqual([])

    const again = mergeDrafts({ base: merged.base, drafts: merged.drafts, chain: [chain] })
    expect(again.conflicts).toEqual(merged.conflicts)
  })

  it('has no conflict if both sides changed a field to the same value', () => {
    const same = [phaseDraft({ endTime: 3_000n })]
    const merged = mergeDrafts({ base: [phaseDraft()], drafts: same, chain: same })
    expect(merged).toEqual({
      drafts: same,
      base: same,
      conflicts: [],
      inserted: NOTHING_INSERTED,
      taken: [],
    })
  })

  it('recognizes a new phase once it is on chain, with the start that it got there', () => {
    const saved = newDraft({ startTime: 4_321n })
    const merged = mergeDrafts({
      base: [phaseDraft()],
      drafts: [phaseDraft(), newDraft(), newDraft({ priceAmount: 7n })],
      chain: [phaseDraft(), saved],
    })
    expect(merged.drafts).toEqual([phaseDraft(), saved, newDraft({ priceAmount: 7n })])
    expect(merged.inserted).toEqual({ at: 2, count: 0 })
  })

  it('inserts phases added by somebody else before the new ones', () => {
    const other = phaseDraft({ phaseType: 'allowList', priceAmount: 0n })
    const merged = mergeDrafts({
      base: [phaseDraft()],
      drafts: [phaseDraft(), newDraft()],
      chain: [phaseDraft(), other],
    })
    expect(merged.drafts).toEqual([phaseDraft(), other, newDraft()])
    expect(merged.inserted).toEqual({ at: 1, count: 1 })
  })

  it('ignores the notation of a root', () => {
    const merkle = { phaseType: 'merkleTree' as const }
    const chain = [phaseDraft({ ...merkle, merkleRoot: 'ab'.repeat(32) })]
    const drafts = [phaseDraft({ ...merkle, merkleRoot: `0x${'AB'.repeat(32)}` })]
    expect(mergeDrafts({ base: [phaseDraft(merkle)], drafts, chain }).conflicts).toEqual([])
  })
})
