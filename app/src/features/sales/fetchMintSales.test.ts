import { describe, expect, it } from 'vitest'
import type { Activity } from '#entities/indexer/model/fetchActivities.ts'
import { mintSalesOf } from './fetchMintSales.ts'

function mintWith(terms: Partial<Activity>): Activity {
  return {
    id: 'id',
    kind: 'mint',
    time: 0n,
    mint: 'one',
    from: undefined,
    to: 'minter',
    minter: undefined,
    price: { text: '0.000000005', currency: undefined },
    transaction: 'transaction',
    ...terms,
  }
}

const NETWORK = {
  host: 'indexer.example',
  currencyOf: (key: string | undefined) => {
    if (key === undefined) return { symbol: 'SOL', decimals: 9 }
    return key === 'usdc' ? { symbol: 'USDC', decimals: 6 } : undefined
  },
}

describe('mintSalesOf', () => {
  it('sums what was paid, and counts items and wallets once', () => {
    const mints = [
      mintWith({}),
      mintWith({ mint: 'two', price: { text: '0', currency: undefined } }),
      mintWith({ mint: 'three', to: 'other', price: { text: '0.000000007', currency: undefined } }),
      mintWith({}),
    ]
    expect(mintSalesOf(mints, NETWORK)).toEqual({
      items: 3n,
      paid: new Map([[undefined, 12n]]),
      collectors: 2,
      host: 'indexer.example',
    })
  })

  it('sums tokens apart, and counts the minter of a gift', () => {
    const token = { price: { text: '2.5', currency: 'usdc' } }
    const mints = [
      mintWith({}),
      mintWith({ mint: 'two', ...token }),
      mintWith({ mint: 'three', ...token, to: 'friend', minter: 'minter' }),
      mintWith({ mint: 'four', price: { text: '1', currency: 'not a mint' } }),
    ]
    expect(mintSalesOf(mints, NETWORK)).toMatchObject({
      items: 3n,
      paid: new Map([
        [undefined, 5n],
        ['usdc', 5_000_000n],
      ]),
      collectors: 1,
    })
  })

  it('leaves out items without a known price, so that they count as missing', () => {
    const mints = [mintWith({ price: undefined }), mintWith({ mint: undefined })]
    expect(mintSalesOf(mints, NETWORK)).toMatchObject({ items: 0n, collectors: 0 })
  })
})
