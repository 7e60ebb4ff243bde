import { type MintlineEvent, PRICE_TOKEN } from '@mintline/solana'
import { describe, expect, it } from 'vitest'
import { mintEvent, mintV3Event, transactionWith } from '#entities/testing/transactions.ts'
import { salesOf } from './salesOf.ts'

describe('salesOf', () => {
  it('sums what buyers paid and what fee recipients got of it, by phase', () => {
    const sales = salesOf('ours', [
      transactionWith(
        mintEvent({ number: 3n, phaseIndex: 1, price: 500n, platformFee: 15n, minter: 'a' }),
        mintEvent({ number: 4n, phaseIndex: 1, price: 400n, platformFee: 12n, minter: 'a' }),
      ),
      transactionWith(mintEvent({ number: 1n, price: 7n, platformFee: 1n, minter: 'b' })),
    ])
    expect(sales).toEqual({
      items: 3n,
      paid: new Map([[undefined, 907n]]),
      fees: new Map([[undefined, 28n]]),
      collectors: 2,
      byPhase: new Map([
        [1, { items: 2n, paid: new Map([[undefined, 900n]]) }],
        [0, { items: 1n, paid: new Map([[undefined, 7n]]) }],
      ]),
    })
  })

  it('sums lamports and tokens apart, and counts minters rather than sponsors and receivers', () => {
    const token = { price: 500n, platformFee: 15n, payer: 'sponsor', receiver: 'friend' }
    const sales = salesOf('ours', [
      transactionWith(
        mintEvent({ number: 1n, price: 7n, platformFee: 1n, minter: 'a' }),
        mintV3Event({ number: 2n, ...token, minter: 'a' }),
        mintV3Event({ number: 3n, ...token, minter: 'b' }),
        mintV3Event({ number: 4n, price: 9n, priceToken: PRICE_TOKEN, minter: 'b' }),
      ),
    ])
    const paid = new Map([
      [undefined, 16n],
      ['token', 1_000n],
    ])
    expect(sales).toEqual({
      items: 4n,
      paid,
      fees: new Map([
        [undefined, 1n],
        ['token', 30n],
      ]),
      collectors: 2,
      byPhase: new Map([[0, { items: 4n, paid }]]),
    })
  })

  it('counts no mint of another collection, and no item twice', () => {
    const mint = mintEvent({ number: 1n, price: 5n })
    const elsewhere = mintEvent({ number: 2n, price: 9n, editionsDeployment: 'theirs' })
    const sales = salesOf('ours', [transactionWith(mint, elsewhere), transactionWith(mint)])
    expect(sales).toMatchObject({ items: 1n, paid: new Map([[undefined, 5n]]), collectors: 1 })
  })

  it('takes nothing from events of the same mint that tell no price', () => {
    const plain: MintlineEvent = {
      program: 'editions',
      name: 'itemMinted',
      data: { editionsDeployment: 'ours', mint: 'mint', minter: 'a', number: 1n },
    } as MintlineEvent
    expect(salesOf('ours', [transactionWith(plain)])).toEqual({
      items: 0n,
      paid: new Map(),
      fees: new Map(),
      collectors: 0,
      byPhase: new Map(),
    })
  })
})
