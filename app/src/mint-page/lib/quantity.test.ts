import { describe, expect, it } from 'vitest'
import { leavesMore, quantityBounds, withinBounds } from './quantity.ts'

const NO_CAP = { max: 0n, used: 5n }
const TERMS = { perWallet: NO_CAP, supply: NO_CAP }
const MOST = 10n

describe('quantityBounds', () => {
  it('is limited by what one request may take if nothing else limits it', () => {
    expect(quantityBounds(TERMS, MOST)).toEqual({ max: 10n, remaining: undefined })
  })

  it("is the lower of the wallet's limit and the remaining supply", () => {
    const perWallet = { max: 5n, used: 1n }
    const supply = { max: 100n, used: 97n }
    expect(quantityBounds({ ...TERMS, perWallet }, MOST)).toEqual({ max: 4n, remaining: 4n })
    expect(quantityBounds({ ...TERMS, supply }, MOST)).toEqual({ max: 3n, remaining: undefined })
    expect(quantityBounds({ ...TERMS, perWallet, supply }, MOST)).toEqual({
      max: 3n,
      remaining: 4n,
    })
  })

  it('is zero once a cap is reached', () => {
    const perWallet = { max: 2n, used: 2n }
    expect(quantityBounds({ ...TERMS, perWallet }, MOST)).toEqual({ max: 0n, remaining: 0n })
  })
})

describe('withinBounds', () => {
  it('keeps a quantity between one and the maximum', () => {
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

describe('leavesMore', () => {
  it('is true as long as the wallet has not minted all that it may', () => {
    expect(leavesMore({ max: 2n, remaining: 3n }, 2n)).toBe(true)
    expect(leavesMore({ max: 2n, remaining: 2n }, 2n)).toBe(false)
    expect(leavesMore({ max: 2n, remaining: undefined }, 2n)).toBe(true)
  })
})
