import type { TransactionPreview } from '@mintline/solana'
import { describe, expect, it } from 'vitest'
import { costsOf } from './costs.ts'

function preview(networkFee: bigint, priorityFee: bigint, rent: bigint): TransactionPreview {
  return {
    title: '',
    sizeBytes: 100,
    networkFee,
    priorityFee,
    rent,
    dependsOnEarlier: true,
    computeUnits: undefined,
    error: undefined,
    balanceChanges: [],
  }
}

describe('costsOf', () => {
  it('sums fees and rent of all transactions, to the lamport', () => {
    expect(costsOf([preview(5_000n, 7n, 2_039_280n), preview(10_000n, 0n, -1_000n)])).toEqual({
      networkFee: 15_000n,
      priorityFee: 7n,
      rent: 2_038_280n,
      total: 2_053_287n,
    })
  })

  it('is zero for an empty plan', () => {
    expect(costsOf([]).total).toBe(0n)
  })
})
