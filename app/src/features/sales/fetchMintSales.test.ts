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
    price: 5n,
    transaction: 'transaction',
    ...terms,
  }
}

describe('mintSalesOf', () => {
  it('sums what was paid, and counts items and wallets once', () => {
    const mints = [
      mintWith({}),
      mintWith({ mint: 'two', price: 0n }),
      mintWith({ mint: 'three', to: 'other', price: 7n }),
      mintWith({}),
    ]
    expect(mintSalesOf(mints, 'indexer.example')).toEqual({
      items: 3n,
      paid: 12n,
      collectors: 2,
      host: 'indexer.example',
    })
  })

  it('leaves out items without a known price, so that they count as missing', () => {
    const mints = [mintWith({ price: undefined }), mintWith({ mint: undefined })]
    expect(mintSalesOf(mints, 'indexer.example')).toMatchObject({ items: 0n, collectors: 0 })
  })
})
