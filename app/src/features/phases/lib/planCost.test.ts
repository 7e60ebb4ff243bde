import { controlsSize, planPhaseChanges, rentExempt } from '@mintline/solana'
import { describe, expect, it } from 'vitest'
import { collectionWithPhases } from '#entities/testing/phases.ts'
import { planCost } from './planCost.ts'

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
