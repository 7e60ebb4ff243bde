import { expect } from 'chai'
import { collectionKey } from '../../src/database/keys/index.ts'
import { listedAt } from '../../src/read-model/analytics/listedAt.ts'
import { testDatabase } from '../_database.ts'
import { listingOf, newCollection, writeKnown } from './_newOrders.ts'

const at = (minutes: number) => new Date(Date.UTC(2026, 2, 1, 0, minutes))

describe('numbers of listed items', () => {
  it('are those at the end of five minutes, whatever changed in them', async () => {
    const pools = await testDatabase()
    const written = await newCollection(pools)
    const first = listingOf(written, { number: 1 })
    const second = { ...listingOf(written, { number: 2 }), item: written.items[1] }
    const write = (minutes: number, ...orders: Parameters<typeof writeKnown>[1]) =>
      writeKnown(pools, orders, at(minutes))
    await write(6, first)
    await write(9, second)
    await write(10, { ...first, status: 'CANCELLED' })
    await write(12, first)
    await write(14, { ...first, status: 'CANCELLED' })
    // A clock that is behind.
    await write(1, { ...second, status: 'FILLED' })

    const times = [0, 4, 5, 9, 10, 15].map(at)
    const listed = await listedAt(pools.read, collectionKey(written.collection), times)
    expect(listed).to.deep.equal(['0', '0', '2', '2', '0', '0'])
  })
})
