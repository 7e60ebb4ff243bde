import type { Selectable, Transaction } from 'kysely'
import { groupBy } from './groupBy.ts'
import type { DB, Orders } from './tables.ts'

/** An order and its collection. */
export interface OrderPlace {
  readonly id: Buffer
  readonly collection: Buffer
}

/**
 * Rows of orders, locked until the end of the transaction; those that the database does not have are left out. Their
 * collections are locked before. A database of several machines locks rows of one at a time, so each query names its
 * collection.
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
