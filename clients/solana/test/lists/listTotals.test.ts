import { expect } from 'chai'
import fc from 'fast-check'
import { listTotals } from '../../src/allowlist/listTotals.ts'
import { anyEntries, walletOf } from './arbitraries.ts'

describe('listTotals', () => {
  it('sums up an allowlist, with free entries separately', () => {
    const entries = [
      { user: walletOf(1), price: 500_000_000n, amount: 2 },
      { user: walletOf(2), price: 0n, amount: 3 },
      { user: walletOf(3), price: 100_000_000n, amount: 255 },
    ]
    expect(listTotals(entries)).to.deep.equal({
      wallets: 3,
      free: 1,
      lowestPrice: 100_000_000n,
      highestPrice: 500_000_000n,
      totalPrice: 26_500_000_000n,
      items: 260n,
      isSuspiciouslyCheap: false,
    })
  })

  it('sums up a merkle list beyond 64 bits', () => {
    const most = 2n ** 64n - 1n
    const { totalPrice, items } = listTotals([
      { user: walletOf(1), price: most, maxClaims: most },
      { user: walletOf(2), price: most, maxClaims: most },
    ])
    expect([totalPrice, items]).to.deep.equal([2n * most * most, 2n * most])
  })

  it('has no prices for an empty or free list', () => {
    const nothing = { lowestPrice: undefined, highestPrice: undefined, totalPrice: 0n }
    expect(listTotals([])).to.deep.include({ ...nothing, wallets: 0, items: 0n })
    const free = listTotals([{ user: walletOf(1), price: 0n, amount: 1 }])
    expect(free).to.deep.include({ ...nothing, free: 1, isSuspiciouslyCheap: false })
  })

  it('is suspicious of prices below 0.001 SOL only', () => {
    const isCheap = (...prices: readonly bigint[]) =>
      listTotals(prices.map((price) => ({ user: walletOf(1), price, amount: 1 })))
        .isSuspiciouslyCheap
    expect(isCheap(1n)).to.equal(true)
    expect(isCheap(999_999n)).to.equal(true)
    expect(isCheap(1_000_000n)).to.equal(false)
    expect(isCheap(0n, 1_000_000n)).to.equal(false)
    expect(isCheap(4_000_000_000n, 0n, 999_999n)).to.equal(true)
  })

  it('bounds the total by its lowest and highest price', () => {
    fc.assert(
      fc.property(anyEntries, (entries) => {
        const { lowestPrice = 0n, highestPrice = 0n, totalPrice, items } = listTotals(entries)
        const paid = entries.filter(({ price }) => price > 0n)
        const paidItems = BigInt(paid.reduce((sum, { amount }) => sum + amount, 0))
        expect(totalPrice >= lowestPrice * paidItems).to.equal(true)
        expect(totalPrice <= highestPrice * paidItems).to.equal(true)
        expect(items).to.equal(BigInt(entries.reduce((sum, { amount }) => sum + amount, 0)))
      }),
    )
  })
})
