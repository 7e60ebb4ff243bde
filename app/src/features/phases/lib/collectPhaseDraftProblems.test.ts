import { MAX_PHASES } from '@mintline/solana'
import { describe, expect, it } from 'vitest'
import type { PhaseDraft } from '#entities/phase/lib/phaseDraft.ts'
import {
  collectionWithPhases,
  newDraft,
  phaseDraft,
  phaseOnChain,
} from '#entities/testing/phases.ts'
import { collectPhaseDraftProblems } from './collectPhaseDraftProblems.ts'

const NOW = 5_000n

function problemsOf(drafts: readonly PhaseDraft[], info = collectionWithPhases([])) {
  return collectPhaseDraftProblems({ info, drafts, now: NOW }).map(
    ({ phaseIndex, field, message }) => `${phaseIndex} ${field}: ${message}`,
  )
}

describe('collectPhaseDraftProblems', () => {
  it('accepts unchanged phases and a new one', () => {
    const info = collectionWithPhases([phaseOnChain()])
    expect(problemsOf([phaseDraft(), newDraft()], info)).toEqual([])
  })

  it('explains an end that is not after the start in terms of the form, also for a start now', () => {
    expect(problemsOf([newDraft({ endTime: NOW })])).toEqual([
      '0 endTime: The end must be after the start.',
    ])
    expect(problemsOf([newDraft({ endTime: NOW + 1n })])).toEqual([])
  })

  it('requires a root of 32 bytes in merkle phases', () => {
    expect(problemsOf([newDraft({ phaseType: 'merkleTree' })])).toEqual([
      '0 merkleRoot: Enter the root of the list.',
    ])
    expect(problemsOf([newDraft({ phaseType: 'merkleTree', merkleRoot: 'abcd' })])).toEqual([
      '0 merkleRoot: A merkle root has exactly 32 bytes, but received - 2.',
    ])
  })

  it('refuses a public price below a flat fee, to the lamport', () => {
    const info = collectionWithPhases([], { feeValue: 1_000n, isFlat: true })
    expect(problemsOf([newDraft({ priceAmount: 1_000n })], info)).toEqual([])
    expect(problemsOf([newDraft({ priceAmount: 999n })], info)).toEqual([
      '0 priceAmount: The platform fee for each item is higher than this price, so nobody could mint. Enter a higher price.',
    ])
    expect(problemsOf([newDraft({ priceAmount: 999n, active: false })], info)).toEqual([])
  })

  it('refuses a total below the minted items', () => {
    const info = collectionWithPhases([phaseOnChain({ currentMints: 8n })])
    expect(problemsOf([phaseDraft({ maxMintsTotal: 7n })], info)).toEqual([
      '0 maxMintsTotal: The phase has had 8 mints and cannot allow 7 in all; 0 means unlimited.',
    ])
  })

  it('reports problems in the order of the page, with too many phases first', () => {
    const drafts = Array.from({ length: MAX_PHASES + 1 }, () => newDraft())
    drafts[3] = newDraft({ maxMintsTotal: null, priceAmount: null })
    drafts[1] = newDraft({ endTime: 1n })
    expect(problemsOf(drafts).map((text) => text.split(':')[0])).toEqual([
      'undefined undefined',
      '1 endTime',
      '3 priceAmount',
      '3 maxMintsTotal',
    ])
  })
})
