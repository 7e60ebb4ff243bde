import { expect } from 'chai'
import fc from 'fast-check'
import { collectionKey, currencyKey } from '../../src/database/keys/index.ts'
import { floorsBetween } from '../../src/read-model/analytics/floorsBetween.ts'
import { type TestDatabase, testDatabase } from '../_database.ts'
import { floorsOf, refreshAt } from './_floors.ts'
import { BOB, ETHER, TOKEN } from './_names.ts'
import { listingOf, newCollection, writeKnown } from './_newOrders.ts'

const BEGIN = Date.UTC(2026, 2, 1)
const at = (milliseconds: number) => new Date(BEGIN + milliseconds)

/** A change of one of two listings at a time, which may be before that of the change before. */
const anyChange = fc.record({
  after: fc.integer({ min: 0, max: 40 }),
  number: fc.constantFrom(1, 2),
  price: fc.constantFrom('1', '2', '2.5'),
  isActive: fc.boolean(),
})

describe('floors', () => {
  let pools: TestDatabase
  let number = 0

  before(async () => {
    pools = await testDatabase()
    await pools.write
      .insertInto('rates')
      .values([
        { currency: currencyKey(ETHER), at: at(1010), usd: '2000', source: 'file' },
        { currency: currencyKey(ETHER), at: at(1030), usd: '1000', source: 'file' },
        { currency: currencyKey(TOKEN), at: at(1010), usd: '5', source: 'file' },
      ])
      .execute()
  })

  /** A new collection, with its key and numbers for its two orders. */
  async function collectionWithOrders() {
    const written = await newCollection(pools)
    number += 2
    return { written, key: collectionKey(written.collection), first: number - 2 }
  }

  it('are what the cheapest listing was at any time, whatever was listed when', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(anyChange, { minLength: 1, maxLength: 8 }),
        fc.uniqueArray(fc.integer({ min: -1, max: 41 }), { minLength: 1, maxLength: 6 }),
        async (changes, moments) => {
          const { written, key, first } = await collectionWithOrders()
          const prices = new Map<number, string>()
          const history: { after: number; floor: string | undefined }[] = []
          for (const change of changes) {
            const status = change.isActive ? 'ACTIVE' : 'INACTIVE'
            const listing = { number: first + change.number, price: change.price, status } as const
            await writeKnown(pools, [listingOf(written, listing)], at(change.after))
            await refreshAt(pools, key, at(change.after))
            if (change.isActive) prices.set(change.number, change.price)
            else prices.delete(change.number)
            const floor = [...prices.values()].sort()[0]
            const last = history.at(-1)
            // Time does not go back.
            if (floor !== last?.floor) {
              history.push({ after: Math.max(change.after, last?.after ?? 0), floor })
            }
          }
          const times = moments.sort((a, b) => a - b)
          const floorAt = (time: number) => history.findLast(({ after }) => after <= time)?.floor
          const expected = times.map((time, index) => {
            const end = times[index + 1] ?? time
            const later = Array.from({ length: Math.max(end - time, 1) }, (_, step) => time + step)
            return later.flatMap((moment) => floorAt(moment) ?? []).sort()[0]
          })
          const found = await floorsBetween(
            pools.read,
            [{ collection: key, times: times.map(at) }],
            'COIN',
          )
          expect(found(key)).to.deep.equal(expected)
        },
      ),
      { numRuns: 40 },
    )
  })

  it('are noted when they change, and not when anything else does', async () => {
    const { written, key, first } = await collectionWithOrders()
    await refreshAt(pools, key, at(1))
    expect(await floorsOf(pools, key)).to.deep.equal([])

    await writeKnown(pools, [listingOf(written, { number: first, price: '2' })], at(2))
    await refreshAt(pools, key, at(2))
    await writeKnown(
      pools,
      [listingOf(written, { number: first + 1, price: '3', maker: BOB })],
      at(3),
    )
    await refreshAt(pools, key, at(3))
    await writeKnown(
      pools,
      [listingOf(written, { number: first, price: '2', status: 'CANCELLED' })],
      at(4),
    )
    await refreshAt(pools, key, at(4))
    await writeKnown(
      pools,
      [listingOf(written, { number: first + 1, price: '3', maker: BOB, status: 'FILLED' })],
      at(5),
    )
    await refreshAt(pools, key, at(5))

    const floor = { collection: key, currency: currencyKey(ETHER) }
    expect(await floorsOf(pools, key)).to.deep.equal([
      { ...floor, at: at(2), price: '2' },
      { ...floor, at: at(4), price: '3' },
      { collection: key, at: at(5), price: null, currency: null },
    ])
  })

  it('are worth what the rates of their time say, and nothing without', async () => {
    const { written, key, first } = await collectionWithOrders()
    const listing = listingOf(written, { number: first, price: '100', currency: TOKEN })
    await writeKnown(pools, [listing], at(1005))
    await refreshAt(pools, key, at(1005))
    const times = [1005, 1010, 1029, 1030].map(at)
    const dollars = await floorsBetween(pools.read, [{ collection: key, times }], 'USD')
    expect(dollars(key)).to.deep.equal([undefined, '500', '500', '500'])
    const coins = await floorsBetween(pools.read, [{ collection: key, times }], 'COIN')
    expect(coins(key)).to.deep.equal([undefined, '0.25', '0.25', '0.5'])
    const dayLater = await floorsBetween(
      pools.read,
      [{ collection: key, times: [at(1030 + 86_400_000)] }],
      'USD',
    )
    expect(dayLater(key)).to.deep.equal([undefined])
  })
})
