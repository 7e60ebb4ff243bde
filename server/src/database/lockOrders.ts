import type { Selectable, Transaction } from 'kysely'
import { groupBy } from './groupBy.ts'
import type { DB, Orders } from './tables.ts'

/** An order and its collection. */
export interface OrderPlace {
  readonly id: Buffer
  readonly collection: Buffer
}

/**
 * Selects orders with row locks until the transaction ends; orders missing in the database are left out. The caller has
 * locked their collections. A sharded database locks rows on one machine at a time, so each query names its collection.
 */
export async function lockOrders(
  transaction: Transaction<DB>,
  orders: readonly OrderPlace[],
): Promise<Selectable<Orders>[]> {
  const rows: Selectable<Orders>[] = []
  for (const [collection, group] of groupBy(orders, (order) => order.collection.toString('hex'))) {
    const locked = await transaction
      .selectFrom('orders')
      .selectAll()
      .where('collection', '=', Buffer.from(collection, 'hex'))
      .where(
        'id',
        'in',
        group.map(({ id }) => id),
      )
      .orderBy('id')
      .forUpdate()
      .execute()
    rows.push(...locked)
  }
  return rows
}
