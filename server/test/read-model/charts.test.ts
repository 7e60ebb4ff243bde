import { formatCollectionId, formatItemId } from '@mintline/core/identifiers'
import { expect } from 'chai'
import type { FastifyInstance } from 'fastify'
import { addressKey, collectionKey, itemKey } from '../../src/database/keys/index.ts'
import * as calls from '../../src/indexer/calls.ts'
import { type TestDatabase, testDatabase } from '../_database.ts'
import { account, wallet } from './_addresses.ts'
import { ask, indexerOver } from './_app.ts'
import { countWallets } from './_fixture.ts'
import { refreshAt } from './_floors.ts'
import { ALICE, BOB, CAROL, ETHER, TOKEN } from './_names.ts'
import { listingOf, type NewCollection, newCollection, writeKnown } from './_newOrders.ts'
import { type OrderFixture, writeOrders } from './_orders.ts'
import { sell, writeRates } from './_trades.ts'

const NOW = new Date('2026-03-31T12:00:00.001Z')
const HOUR = 3_600_000
const DAY = 24 * HOUR
const ago = (milliseconds: number) => new Date(NOW.getTime() - milliseconds)

describe('charts', () => {
  let pools: TestDatabase
  let app: FastifyInstance
  let written: NewCollection
  let id: string

  before(async () => {
    pools = await testDatabase()
    app = await indexerOver(pools, { now: () => NOW })
    written = await newCollection(pools)
    id = formatCollectionId(written.collection)
    await writeRates(pools, [
      [ETHER, ago(20 * HOUR), '2000'],
      [TOKEN, ago(20 * HOUR), '500'],
    ])
    await sell(pools, written.collection, [
      { at: ago(DAY + 1), price: 100n },
      { at: ago(DAY), price: 1n },
      { at: ago(23 * HOUR + 1), price: 2n, copies: 3n },
      { at: ago(23 * HOUR), price: 7n, isInToken: true },
      { at: ago(1), price: 2n, isInToken: true },
    ])
    const change = async (at: Date, number: number, price: string) => {
      await writeKnown(pools, [listingOf(written, { number, price })], at)
      await refreshAt(pools, collectionKey(written.collection), at)
    }
    await change(ago(3 * HOUR), 1, '4')
    await change(ago(HOUR - 1), 2, '3.5')
  })
  after(() => app.close())

  it('of volume have all points that are known, evenly, the last without a value', async () => {
    const { body } = await ask(app, calls.getVolumeChart, { id, period: 'D1', size: 25 })
    const { timestamps, values } = body.dataPoints
    // No rate was known when 7 tokens were paid, in the second hour.
    const known = Array.from({ length: 25 }, (_, index) => index).filter((index) => index !== 1)
    expect(timestamps).to.deep.equal(known.map((index) => ago((24 - index) * HOUR).getTime()))
    expect(values).to.deep.equal(['7', ...Array.from({ length: 21 }, () => '0'), '0.5'])
  })

  it('of volume end when they are asked to, and now at the latest', async () => {
    const asked = { id, period: 'MIN5', size: 2 }
    const endTime = ago(23 * HOUR).toISOString()
    const past = await ask(app, calls.getVolumeChart, { ...asked, endTime })
    expect(past.body.dataPoints).to.deep.equal({
      timestamps: [ago(23 * HOUR + HOUR / 12).getTime(), ago(23 * HOUR).getTime()],
      values: ['6'],
    })
    const future = await ask(app, calls.getVolumeChart, {
      ...asked,
      endTime: '2027-01-01T00:00:00Z',
    })
    expect(future.body.dataPoints.timestamps.at(-1)).to.equal(NOW.getTime())
  })

  it('of floors have the lowest of each interval, the last of now, and none while nothing is for sale', async () => {
    const { body } = await ask(app, calls.getFloorPriceChart, { id, period: 'H6', size: 7 })
    expect(body.dataPoints).to.deep.equal({
      timestamps: [3, 2, 1, 0].map((hours) => ago(hours * HOUR).getTime()),
      values: ['4', '4', '3.5', '3.5'],
    })
    const one = await ask(app, calls.getFloorPriceChart, { id, period: 'ALL', size: 1 })
    expect(one.body.dataPoints).to.deep.equal({ timestamps: [NOW.getTime()], values: ['3.5'] })
  })

  it('of sales have each with its price in coins, in the order of time, page by page', async () => {
    const itemId = formatItemId(written.items[0])
    const { body } = await ask(app, calls.getSalesChart, { id, size: 3 })
    expect(body.dates).to.deep.equal(
      [DAY + 1, DAY, 23 * HOUR + 1].map((time) => ago(time).toISOString()),
    )
    expect(body.pricesNative).to.deep.equal(['100', '1', '2'])
    expect(body.itemIds).to.deep.equal([itemId, itemId, itemId])
    const next = await ask(app, calls.getSalesChart, { id, size: 3, cursor: body.cursor })
    expect(next.body).to.deep.equal({
      dates: [ago(1).toISOString()],
      pricesNative: ['0.5'],
      itemIds: [itemId],
    })
    for (const cursor of ['', 'nonsense', `${ago(1).getTime()}_1`]) {
      const refused = await ask(app, calls.getSalesChart, { id, cursor })
      expect([refused.status, refused.body.code]).to.deep.equal([400, 'VALIDATION'])
    }
    const range = { from: ago(DAY).toISOString(), to: ago(23 * HOUR + 1).toISOString() }
    const some = await ask(app, calls.getSalesChart, { id, ...range })
    expect(some.body.pricesNative).to.deep.equal(['1', '2'])
  })

  it('are refused for a collection that is not known, but of sales, which are none', async () => {
    const unknown = { id: `ETHEREUM:0x${'9'.repeat(40)}`, period: 'D1', size: 2 }
    for (const call of [calls.getVolumeChart, calls.getFloorPriceChart]) {
      expect((await ask(app, call, unknown)).body.code).to.equal('NOT_FOUND')
    }
    expect((await ask(app, calls.getSalesChart, unknown)).body.dates).to.deep.equal([])
  })

  it('come with bids by price, converted where rates are known', async () => {
    const bid = { collection: written.collection, side: 'BID', maker: BOB } as const
    const junk = { blockchain: 'ETHEREUM', address: `0x${'8'.repeat(40)}` } as const
    await writeOrders(pools, [
      { ...bid, number: 11, currency: ETHER, price: '1', copies: 2n },
      {
        ...bid,
        number: 12,
        currency: TOKEN,
        price: '4',
        maker: CAROL,
        values: { price_usd: '2000' },
      },
      {
        ...bid,
        number: 13,
        currency: TOKEN,
        price: '2',
        copies: 9n,
        values: { price_usd: '1000' },
      },
      {
        ...bid,
        number: 14,
        currency: ETHER,
        price: '0.5',
        values: { make_stock: `${10n ** 17n}` },
      },
      { ...bid, number: 15, currency: junk, price: '9' },
      { ...bid, number: 16, currency: ETHER, price: '9', values: { status: 'INACTIVE' } },
      { ...bid, number: 17, currency: ETHER, price: '9', item: written.items[0] },
    ])
    const [dear, cheap] = [
      { price: '1', bidsCount: 2, volumeNative: '3', buyersCount: 2 },
      {
        price: '0.5',
        bidsCount: 2,
        volumeNative: '4.6',
        buyersCount: 1,
        buyer: account('ETHEREUM', BOB),
      },
    ]
    const byPrice = await ask(app, calls.getBidsByPrice, { id })
    expect(byPrice.body).to.deep.equal({ maxVolumeNative: '4.6', prices: [dear, cheap] })
    const byVolume = await ask(app, calls.getBidsByPrice, { id, sort: 'VOLUME_NATIVE', size: 1 })
    expect(byVolume.body.prices).to.deep.equal([cheap])
    const { continuation } = byVolume.body
    const second = { id, sort: 'VOLUME_NATIVE', size: 1, continuation }
    expect((await ask(app, calls.getBidsByPrice, second)).body).to.deep.equal({
      maxVolumeNative: '4.6',
      prices: [dear],
    })
  })

  it('come with the 3,000 highest bids, which as many in a token without a rate do not hide', async () => {
    const { collection } = await newCollection(pools)
    const bid = { collection, side: 'BID', maker: BOB } as const
    const junk = { blockchain: 'ETHEREUM', address: `0x${'8'.repeat(40)}` } as const
    const rated = (dollars: string) => ({ values: { price_usd: dollars } })
    const placeBids = (
      from: number,
      count: number,
      values: Pick<OrderFixture, 'currency' | 'price' | 'values'>,
    ) =>
      writeOrders(
        pools,
        Array.from({ length: count }, (_, index) => ({ ...bid, ...values, number: from + index })),
      )
    await placeBids(10_000, 2, { currency: ETHER, price: '0.5' })
    for (const thousand of [0, 1000, 2000]) {
      await placeBids(20_000 + 2 * thousand, 1001, { currency: junk, price: '9' })
      await placeBids(30_000 + thousand, 1000, { currency: TOKEN, price: '2', ...rated('1000') })
    }
    await placeBids(40_000, 2, { currency: TOKEN, price: '1', ...rated('500') })
    await placeBids(50_000, 1, { currency: TOKEN, price: '4', ...rated('2000') })
    const asked = { id: formatCollectionId(collection) }
    const { body } = await ask(app, calls.getBidsByPrice, asked)
    expect(body.prices.map(({ price, bidsCount }) => [price, bidsCount])).to.deep.equal([
      ['1', 1],
      ['0.5', 3001],
    ])
  })

  it('come with owners, those of most items first', async () => {
    const address = wallet('ETHEREUM', BOB)
    await pools.write
      .deleteFrom('ownerships')
      .where('item', '=', itemKey(written.items[1]))
      .where('owner', '=', addressKey({ blockchain: 'ETHEREUM', address }))
      .execute()
    await countWallets(pools.write)
    const { body } = await ask(app, calls.getOwners, { id })
    expect(body.owners).to.deep.equal([
      { owner: account('ETHEREUM', CAROL), ownedItems: 2 },
      { owner: account('ETHEREUM', ALICE), ownedItems: 2 },
      { owner: account('ETHEREUM', BOB), ownedItems: 1 },
    ])
  })
})
