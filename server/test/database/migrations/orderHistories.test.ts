import { expect } from 'chai'
import { type Insertable, sql } from 'kysely'
import { activityKey } from '../../../src/database/keys/index.ts'
import type { Orders } from '../../../src/database/tables.ts'
import { ALICE, dropOn, ETHER, itemOn, minute } from '../../read-model/_names.ts'
import { orderRow } from '../../read-model/_orders.ts'
import { earlierDatabase } from './_earlier.ts'

const KEPT = minute(3)

/** Orders of an earlier server, and when their histories began. */
const ORDERS: readonly (readonly [string, Partial<Insertable<Orders>>, Date | null])[] = [
  ['active', { status: 'ACTIVE' }, KEPT],
  ['filled', { status: 'FILLED', fill: '1', make_stock: '0' }, KEPT],
  ['cancelled', { status: 'CANCELLED', cancelled: true, make_stock: '0' }, KEPT],
  ['inactive since a change', { status: 'INACTIVE', make_stock: '0', version: 2 }, KEPT],
  ['filled in part', { status: 'INACTIVE', make_stock: '0', fill: '1' }, KEPT],
  ['waiting for its start', { status: 'INACTIVE' }, KEPT],
  ['without funds from the first', { status: 'INACTIVE', make_stock: '0' }, null],
  ['never approved', { status: 'INACTIVE', approved: false }, null],
  ['refused from the first', { status: 'INACTIVE', refusal: 'no' }, null],
]

describe('orders of an earlier server', () => {
  it('keep their histories, but for those that never could be filled', async () => {
    const { pools, update } = await earlierDatabase('0054')
    const rows = ORDERS.map(([, values], index) => {
      const row = orderRow({
        ...{ number: index + 1, side: 'SELL', maker: ALICE, currency: ETHER, price: '1' },
        ...{ collection: dropOn('ETHEREUM'), item: itemOn('ETHEREUM', 1) },
        values: { created_at: KEPT, ...values },
      })
      const { active_at: _, ...earlier } = row
      return earlier
    })
    await pools.write.insertInto('orders').values(rows).execute()
    const activities = rows.flatMap((row, index) =>
      ['LIST', 'CANCEL_LIST', 'SELL'].map((type) => ({
        id: activityKey({ blockchain: 'ETHEREUM', value: `${type}${index}` }),
        ...{ collection: row.collection, chain: row.chain, item: row.item, order_id: row.id, type },
        ...{ at: KEPT, block: 0, log_index: 0, reverted: false, db_updated_at: KEPT },
      })),
    )
    await pools.write.insertInto('activities').values(activities).execute()

    await update()

    const found = await sql<{ active_at: Date | null; types: string[] }>`
      select orders.active_at, array_agg(type order by type) as types
      from orders join activities on activities.order_id = orders.id
      group by orders.id, orders.collection order by orders.salt
    `.execute(pools.write)
    expect(
      found.rows.map(({ active_at, types }, index) => [ORDERS[index]?.[0], active_at, types]),
    ).to.deep.equal(
      ORDERS.map(([name, , begun]) => [
        name,
        begun,
        begun === null ? ['SELL'] : ['CANCEL_LIST', 'LIST', 'SELL'],
      ]),
    )
  })
})
