import { describe, expect, it } from 'vitest'
import { removalCosts, upsertCosts } from './writeCosts.ts'

describe('upsertCosts', () => {
  it('locks rent for new entries only, and pays a fee for every ten', () => {
    expect(upsertCosts({ added: 955, changed: 3, entryRent: 1_663_440n, signAtOnce: 100 })).toEqual(
      {
        transactions: 96,
        rent: 1_588_585_200n,
        fees: 480_000n,
        approvals: 2,
      },
    )
  })

  it('needs one approval for a single transaction, and none for none', () => {
    const costs = (added: number) =>
      upsertCosts({ added, changed: 0, entryRent: 1n, signAtOnce: 100 })
    expect(costs(10).approvals).toBe(1)
    expect(costs(0)).toEqual({ transactions: 0, rent: 0n, fees: 0n, approvals: 0 })
    expect(costs(1_010).approvals).toBe(2)
    expect(costs(1_011).approvals).toBe(3)
  })
})

describe('removalCosts', () => {
  it('returns rent', () => {
    expect(
      removalCosts({ removed: 25, perTransaction: 20, entryRent: 7n, signAtOnce: 16 }),
    ).toEqual({ transactions: 2, rent: -175n, fees: 10_000n, approvals: 2 })
  })
})
