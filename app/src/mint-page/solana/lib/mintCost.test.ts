import { solanaAddress } from '@mintline/core/identifiers'
import { describe, expect, it } from 'vitest'
import { collectionWith } from '#entities/testing/collections.ts'
import { mintCost, ownPart } from './mintCost.ts'

describe('mintCost', () => {
  it('adds up items and the costs of each transaction', () => {
    const preview = {
      title: 'Mint',
      sizeBytes: 1,
      networkFee: 5_000n,
      priorityFee: 20n,
      rent: 3_000_000n,
      dependsOnEarlier: true,
      computeUnits: undefined,
      error: undefined,
      balanceChanges: [],
    } as const
    const { platformFees } = collectionWith()
    expect(mintCost([preview, preview], { price: 100n, quantity: 3n, platformFees })).toEqual({
      price: 291n,
      platformFee: 9n,
      rent: 6_000_000n,
      network: 10_040n,
      items: 300n,
      onTop: 6_010_040n,
    })
  })
})

const PLATFORM = solanaAddress('So11111111111111111111111111111111111111112')

describe('ownPart', () => {
  it('is the part of a price that returns to the payer', () => {
    const { treasury, platformFees } = collectionWith()
    const drop = { treasury, platformFees }
    expect(ownPart(drop, { price: 1_000n, wallet: PLATFORM })).toBe(0n)
    expect(ownPart(drop, { price: 1_000n, wallet: treasury })).toBe(1_000n)
    const platform = {
      ...platformFees,
      recipients: platformFees.recipients.map((share) => ({ ...share, address: PLATFORM })),
    }
    expect(ownPart({ treasury, platformFees: platform }, { price: 1_000n, wallet: treasury })).toBe(
      970n,
    )
  })
})
