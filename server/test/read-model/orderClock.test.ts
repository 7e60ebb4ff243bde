import { formatItemId } from '@mintline/core/identifiers'
import { expect } from 'chai'
import type { FastifyInstance } from 'fastify'
import * as calls from '../../src/indexer/calls.ts'
import { changeOrders } from '../../src/jobs/changeOrders.ts'
import { type TestDatabase, testDatabase } from '../_database.ts'
import { ask, indexerOver } from './_app.ts'
import type { KnownOrder } from './_bestOrders.ts'
import { BOB, minute } from './_names.ts'
import { listingOf, type NewCollection, newCollection, writeKnown } from './_newOrders.ts'
import { orderIdOn } from './_orders.ts'

const PAST = minute(1)
const FUTURE = new Date('2999-01-01T00:00:00.000Z')

describe('the clock', () => {
  let pools: TestDatabase
  let app: FastifyInstance

  before(async () => {
    pools = await testDatabase()
    app = await indexerOver(pools)
  })

  after(() => app.close())

  const run = () => changeOrders({ writer: pools.write } as never, {}, undefined)
  const order = async (number: number) =>
    (await ask(app, calls.getOrderById, { id: orderIdOn('ETHEREUM', number) })).body
  const bestOf = async ({ items: [item] }: NewCollection) =>
    (await ask(app, calls.getItemById, { itemId: formatItemId(item) })).body.bestSellOrder?.id

  /** Writes listings as they were before the clock came to their next change. */
  const write = (orders: readonly KnownOrder[]) => writeKnown(pools, orders, minute(0))

  it('ends orders whose time is over, so that the next best takes over', async () => {
    const written = await newCollection(pools)
    await write([
      listingOf(written, {
        number: 1,
        price: '1',
        values: { end_at: PAST, next_change_at: PAST },
      }),
      listingOf(written, {
        number: 2,
        price: '2',
        maker: BOB,
        values: { end_at: FUTURE, next_change_at: FUTURE },
      }),
    ])
    expect(await bestOf(written)).to.equal(orderIdOn('ETHEREUM', 1))
    await run()
    const ended = await order(1)
    expect([ended.status, (await order(2)).status]).to.deep.equal(['INACTIVE', 'ACTIVE'])
    expect(await bestOf(written)).to.equal(orderIdOn('ETHEREUM', 2))

    await run()
    expect((await order(1)).version).to.equal(ended.version)
    const { body } = await ask(app, calls.getActivitiesByItem, {
      itemId: formatItemId(written.items[0]),
      type: ['LIST', 'CANCEL_LIST'],
      sort: 'EARLIEST_FIRST',
    })
    const ends = body.activities.filter((activity) => activity['@type'] === 'CANCEL_LIST')
    expect(ends).to.have.length(1)
    expect(ends[0]).to.include({ orderId: orderIdOn('ETHEREUM', 1), date: PAST.toISOString() })
  })

  it('starts orders that can be filled, and those alone', async () => {
    const written = await newCollection(pools)
    const waiting = {
      start_at: PAST,
      next_change_at: PAST,
      end_at: FUTURE,
      status: 'INACTIVE',
    }
    const listing = (number: number, values: object) =>
      listingOf(written, { number, status: 'INACTIVE', values: { ...waiting, ...values } })
    await write([
      listing(11, {}),
      listing(12, { make_stock: '0' }),
      listing(13, { approved: false }),
    ])
    expect(await bestOf(written)).to.equal(undefined)
    await run()
    const statuses = await Promise.all([11, 12, 13].map(async (one) => (await order(one)).status))
    expect(statuses).to.deep.equal(['ACTIVE', 'INACTIVE', 'INACTIVE'])
    expect(await bestOf(written)).to.equal(orderIdOn('ETHEREUM', 11))
    const { next_change_at } = await pools.write
      .selectFrom('orders')
      .select('next_change_at')
      .where('start_at', '=', PAST)
      .executeTakeFirstOrThrow()
    expect(next_change_at).to.deep.equal(FUTURE)
  })

  it('changes many orders, also when two processes do it at once', async () => {
    const written = await newCollection(pools)
    const numbers = Array.from({ length: 450 }, (_, index) => 1000 + index)
    await write(
      numbers.map((number) =>
        listingOf(written, { number, values: { end_at: PAST, next_change_at: PAST } }),
      ),
    )
    await Promise.all([run(), run()])
    const { body } = await ask(app, calls.getSellOrdersByItem, {
      itemId: formatItemId(written.items[0]),
      status: ['INACTIVE'],
      size: 1000,
    })
    expect(body.orders).to.have.length(450)
    expect(new Set(body.orders.map(({ version }) => version))).to.deep.equal(new Set([2]))
    expect(await bestOf(written)).to.equal(undefined)
  })
})
