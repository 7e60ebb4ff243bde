import { describe, expect, it } from 'vitest'
import { withMint, withoutMint } from '../../lib/openMints.ts'
import { itemsFromMint, OPEN_MINTS_SCHEMA, type OpenMint } from './openMint.ts'

const MINT: OpenMint = {
  id: 'first',
  genesisHash: 'genesis',
  deployment: 'collection',
  wallet: 'wallet',
  quantity: '3',
  mintedBefore: '0',
  signature: 'one',
  lastValidBlockHeight: 150,
  wire: 'AQ==',
}

describe('pending mints', () => {
  it('keep the latest transaction of each mint', () => {
    const second = { ...MINT, id: 'second', signature: 'two' }
    const next = { ...MINT, signature: 'three' }
    const mints = withMint(withMint(withMint([], MINT), second), next)
    expect(mints).toEqual([next, second])
    expect(withoutMint(mints, 'first')).toEqual([second])
  })

  it('survive serialization', () => {
    const kept = { mints: [MINT] }
    expect(OPEN_MINTS_SCHEMA.parse(JSON.parse(JSON.stringify(kept)))).toEqual(kept)
    expect(OPEN_MINTS_SCHEMA.parse({})).toEqual({ mints: [] })
    const changed = { mints: [{ ...MINT, quantity: '-1' }] }
    expect(OPEN_MINTS_SCHEMA.safeParse(changed).success).toBe(false)
  })
})

describe('itemsFromMint', () => {
  it('counts items minted since, up to the quantity requested', () => {
    const mint = { quantity: '2', mintedBefore: '3' }
    expect([2n, 3n, 4n, 5n, 9n].map((now) => itemsFromMint(mint, now))).toEqual([0, 0, 1, 2, 2])
    const huge = { quantity: '2', mintedBefore: '0' }
    expect(itemsFromMint(huge, (1n << 64n) - 1n)).toBe(2)
  })
})
