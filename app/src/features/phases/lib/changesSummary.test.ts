import {
  controlsSize,
  type PhaseDifference,
  phaseDifferences,
  planPhaseChanges,
  rentExempt,
} from '@mintline/solana'
import { describe, expect, it } from 'vitest'
import type { PhaseDraft } from '#entities/phase/lib/phaseDraft.ts'
import {
  collectionWithPhases,
  newDraft,
  phaseDraft,
  phaseOnChain,
} from '#entities/testing/phases.ts'
import { changesSummary, planCost } from './changesSummary.ts'
import { readDrafts } from './readDrafts.ts'

const INFO = collectionWithPhases([phaseOnChain(), phaseOnChain({ phaseIndex: 1 })])

function differences(...drafts: PhaseDraft[]): readonly PhaseDifference[] {
  const { desired } = readDrafts(drafts, INFO.phases)
  return phaseDifferences({ info: INFO, desired, now: 5_000n })
}

describe('changesSummary', () => {
  it('counts fields and phases', () => {
    const changed = phaseDraft({ priceAmount: 1n, maxMintsTotal: 2n })
    const other = phaseDraft({ active: false })
    expect(changesSummary(differences(changed, phaseDraft()))).toBe('2 changes in 1 phase')
    expect(changesSummary(differences(changed, other))).toBe('3 changes in 2 phases')
    expect(changesSummary(differences(phaseDraft(), other))).toBe('1 change in 1 phase')
  })

  it('counts new phases separately', () => {
    const same = phaseDraft()
    expect(changesSummary(differences(same, same, newDraft()))).toBe('1 new phase')
    expect(
      changesSummary(differences(phaseDraft({ active: false }), same, newDraft(), newDraft())),
    ).toBe('2 new phases and 1 change in 1 phase')
    expect(changesSummary(differences(same, same))).toBe('Nothing to change')
  })
})

const MERKLE = {
  phaseType: 'merkleTree',
  priceAmount: 0n,
  merkleRoot: new Uint8Array(32),
} as const

describe('planCost', () => {
  it('is the rent of account growth and a fee for each transaction', () => {
    const info = collectionWithPhases([])
    const desired = Array.from({ length: 12 }, () => MERKLE)
    const plan = planPhaseChanges({ info, wallet: info.creator, desired, now: 1n })
    const count = plan.transactions.length
    const rent = rentExempt(controlsSize(desired)) - rentExempt(controlsSize([]))
    expect(count).toBeGreaterThan(1)
    expect(planCost(plan.transactions)).toBe(rent + BigInt(count) * 5_000n)
  })
})
