import { describe, expect, it } from 'vitest'
import { NO_END } from '#entities/phase/lib/phaseDraft.ts'
import { collectionWithPhases, newDraft, phaseDraft } from '#entities/testing/phases.ts'
import { collectPhaseDraftProblems } from './collectPhaseDraftProblems.ts'
import { draftFromPreset, PHASE_PRESETS } from './presets.ts'

const NOW = 1_500n

function presetDraft(id: string, others = [phaseDraft()]) {
  const preset = PHASE_PRESETS.find((candidate) => candidate.id === id)
  if (!preset) throw new Error(`There is no preset ${id}.`)
  return draftFromPreset(preset, { others, now: NOW })
}

describe('draftFromPreset', () => {
  it('makes a free claim of one item for each wallet', () => {
    expect(presetDraft('free', [])).toEqual({
      phaseType: 'public',
      merkleRoot: '',
      priceToken: '',
      priceAmount: 0n,
      startTime: null,
      endTime: NO_END,
      maxMintsPerWallet: 1n,
      maxMintsTotal: 0n,
      active: true,
    })
  })

  it('leaves the price empty only where one is paid', () => {
    const missing = PHASE_PRESETS.map(({ id }) => {
      const drafts = [presetDraft(id, [])]
      const problems = collectPhaseDraftProblems({
        info: collectionWithPhases([]),
        drafts,
        now: NOW,
      })
      return [id, problems.map(({ field }) => field)]
    })
    expect(missing).toEqual([
      ['public', ['priceAmount']],
      ['allowlist', []],
      ['free', []],
      ['custom', ['priceAmount']],
    ])
  })

  it('starts when the last of the others ends, without a gap', () => {
    const others = [phaseDraft({ endTime: 3_000n }), phaseDraft({ endTime: 2_000n })]
    expect(presetDraft('public', others).startTime).toBe(3_000n)
  })

  it('starts when it is saved if the others are over, have no end, or are switched off', () => {
    expect(presetDraft('public', [phaseDraft({ endTime: NOW })]).startTime).toBeNull()
    expect(presetDraft('public', [phaseDraft(), newDraft()]).startTime).toBeNull()
    expect(presetDraft('public', [phaseDraft({ active: false })]).startTime).toBeNull()
  })
})
