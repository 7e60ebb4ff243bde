import type { InsertObject, Selectable, Transaction, Updateable } from 'kysely'
import { addJobs } from '../../database/queue/addJobs.ts'
import { orderCheckJob } from '../../database/queue/jobs.ts'
import type { DB, Orders } from '../../database/tables.ts'
import { STORED_NOW } from './stockColumns.ts'
import { endedAt } from './storedState.ts'

/** Writes an order's changed columns as a new version, dated by the event that ended it, if one did. Its row must be locked. */
export async function updateOrder(
  transaction: Transaction<DB>,
  known: Selectable<Orders>,
  changed: Updateable<Orders>,
): Promise<void> {
  const ended = await endedAt(transaction, { ...known, ...changed })
  await transaction
    .updateTable('orders')
    .set({
      ...changed,
      updated_at: ended ?? STORED_NOW,
      db_updated_at: STORED_NOW,
      version: Number(known.version) + 1,
    })
    .where('id', '=', known.id)
    .where('collection', '=', known.collection)
    .execute()
}

/** A new order's columns. */
type NewOrder = Omit<InsertObject<DB, 'orders'>, 'db_updated_at'> & {
  readonly id: Buffer
  readonly status: string
}

/** Inserts an order, within `keepBestOrders`; nothing else inserts orders. An existing row stays unchanged. */
export async function insertOrder(transaction: Transaction<DB>, order: NewOrder): Promise<void> {
  const updated_at = (await endedAt(transaction, order)) ?? order.updated_at
  await transaction
    .insertInto('orders')
    .values({ ...order, updated_at, db_updated_at: STORED_NOW, probed_at: STORED_NOW })
    .onConflict((conflict) => conflict.columns(['id', 'collection']).doNothing())
    .execute()
  // The chain may have moved since it was asked, in a block that was read before this order was known.
  await addJobs(transaction, [orderCheckJob(order.id)])
}
