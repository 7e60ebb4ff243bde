import { formatItemId } from '@mintline/core/identifiers'
import { expect } from 'chai'
import type { FastifyInstance } from 'fastify'
import { lockCollections } from '../../../src/database/counts/lockCollections.ts'
import { collectionKey } from '../../../src/database/keys/index.ts'
import * as calls from '../../../src/indexer/calls.ts'
import { TASKS } from '../../../src/jobs/index.ts'
import type { JobServices } from '../../../src/jobs/task.ts'
import { type TestDatabase, testDatabase } from '../../_database.ts'
import { waitsFor } from '../../_waits.ts'
import { ask, indexerOver } from '../../read-model/_app.ts'
import type { KnownOrder } from '../../read-model/_bestOrders.ts'
import {
  listingOf,
  type NewCollection,
  newCollection,
  writeKnown,
} from '../../read-model/_newOrders.ts'

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE

/** Numbers of orders, each once. */
const numbers = (function* count(): Generator<number, never> {
  for (let number = 1; ; number += 1) yield number
})()

/** A time so many milliseconds ago. */
const ago = (milliseconds: number) => new Date(Date.now() - milliseconds)

describe('the sweep of orders', () => {
  let pools: TestDatabase
  let app: FastifyInstance
  let place: NewCollection

  before(async () => {
    pools = await testDatabase()
    app = await indexerOver(pools)
  })
  beforeEach(async () => {
    place = await newCollection(pools)
  })
  after(() => app.close())

  const sweep = () =>
    TASKS.sweepOrders({ writer: pools.write } as unknown as JobServices, {}, undefined)
  const left = async () => {
    const rows = await pools.read
      .selectFrom('orders')
      .select('salt')
      .where('collection', '=', collectionKey(place.collection))
      .orderBy('salt')
      .execute()
    return rows.map(({ salt }) => Number(salt))
  }
  /** Writes listings that never could be filled, each of another time and state. */
  const write = (orders: readonly Partial<KnownOrder>[]) =>
    writeKnown(
      pools,
      orders.map(({ values, ...order }, index) =>
        listingOf(place, {
          number: numbers.next().value,
          status: 'INACTIVE',
          ...order,
          values: {
            salt: String(index + 1),
            active_at: null,
            updated_at: ago(DAY + MINUTE),
            ...values,
          },
        }),
      ),
    )

  it('deletes what never could be filled, a day after its last change', async () => {
    await write([
      {},
      { status: 'CANCELLED' },
      { values: { updated_at: ago(DAY - MINUTE) } },
      { values: { updated_at: ago(DAY) } },
    ])

    await sweep()

    expect(await left()).to.deep.equal([3])
  })

  it('waits for a day after the start', async () => {
    await write([
      { values: { start_at: ago(DAY - MINUTE) } },
      { values: { start_at: ago(DAY + MINUTE) } },
      { values: { start_at: ago(-MINUTE) } },
    ])

    await sweep()

    expect(await left()).to.deep.equal([1, 3])
  })

  it('keeps what can be filled, or ever could, or was filled', async () => {
    await write([
      { status: 'ACTIVE' },
      { status: 'FILLED' },
      { values: { active_at: ago(2 * DAY) } },
      { status: 'CANCELLED', values: { active_at: ago(2 * DAY) } },
      { status: 'CANCELLED', values: { fill: '1' } },
    ])

    await sweep()
    await sweep()

    expect(await left()).to.deep.equal([1, 2, 3, 4, 5])
    const { body } = await ask(app, calls.getActivitiesByItem, {
      itemId: formatItemId(place.items[0]),
      type: ['LIST', 'CANCEL_LIST'],
    })
    const types = body.activities.map((activity) => activity['@type'])
    expect(types.sort()).to.deep.equal(['CANCEL_LIST', 'CANCEL_LIST', 'LIST', 'LIST'])
  })

  it('deletes more than it reads at once', async () => {
    await write(Array.from({ length: 501 }, () => ({})))

    await sweep()

    expect(await left()).to.deep.equal([])
  })

  it('keeps what becomes fillable while it waits', async () => {
    await write([{}])
    const collection = collectionKey(place.collection)

    const sweeping = await pools.write.transaction().execute(async (transaction) => {
      await lockCollections(transaction, [collection])
      const running = sweep()
      expect(await waitsFor(transaction, running)).to.equal(true)
      await transaction
        .updateTable('orders')
        .set({ active_at: new Date() })
        .where('collection', '=', collection)
        .execute()
      return { running }
    })
    await sweeping.running

    expect(await left()).to.deep.equal([1])
  })
})
