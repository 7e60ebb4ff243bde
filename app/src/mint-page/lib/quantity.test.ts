import type { ClaimTerms } from '@mintline/solana/reads'
import { describe, expect, it } from 'vitest'
import { quantityBounds, withinBounds } from './quantity.ts'

const NO_CAP = { max: 0n, used: 5n }
const TERMS: ClaimTerms = {
  phaseIndex: 0,
  isPrivate: false,
  isListed: true,
  proofProblem: undefined,
  price: 1n,
  perWallet: NO_CAP,
  supply: NO_CAP,
  usesAllowlist: false,
  merkleMintInput: undefined,
}

describe('quantityBounds', () => {
  it('is what one can approve in a sitting where nothing else limits it', () => {
    expect(quantityBounds(TERMS)).toEqual({ max: 10n, remaining: undefined })
  })

  it('is the tighter of what the wallet may and what is left', () => {
    const perWallet = { max: 5n, used: 1n }
    const supply = { max: 100n, used: 97n }
    expect(quantityBounds({ ...TERMS, perWallet })).toEqual({ max: 4n, remaining: 4n })
    expect(quantityBounds({ ...TERMS, supply })).toEqual({ max: 3n, remaining: undefined })
    expect(quantityBounds({ ...TERMS, perWallet, supply })).toEqual({ max: 3n, remaining: 4n })
  })

  it('is nothing where a cap is used up', () => {
    const perWallet = { max: 2n, used: 2n }
    expect(quantityBounds({ ...TERMS, perWallet })).toEqual({ max: 0n, remaining: 0n })
  })
})

describe('withinBounds', () => {
  it('keeps a quantity between one and the most', () => {
    const bounds = { max: 4n, remaining: 4n }
    expect([0n, 1n, 4n, 5n].map((quantity) => withinBounds(quantity, bounds))).toEqual([
      1n,
      1n,
      4n,
      4n,
    ])
    expect(withinBounds(3n, { max: 0n, remaining: 0n })).toBe(1n)
  })
})
