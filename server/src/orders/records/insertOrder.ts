import type { InsertObject, Transaction } from 'kysely'
import { addJobs } from '../../database/queue/addJobs.ts'
import { orderCheckJob } from '../../database/queue/jobs.ts'
import type { DB } from '../../database/tables.ts'
import { STORED_NOW } from './stockColumns.ts'

/** Columns of a new order. */
export type NewOrder = Omit<InsertObject<DB, 'orders'>, 'db_updated_at'> & { readonly id: Buffer }

/** Adds an order: the one place that does, within `keepBestOrders`. One that is there stays as it is. */
export async function insertOrder(transaction: Transaction<DB>, order: NewOrder): Promise<void> {
  await transaction
    .insertInto('orders')
    .values({ ...order, db_updated_at: STORED_NOW, probed_at: STORED_NOW })
    .onConflict((conflict) => conflict.columns(['id', 'collection']).doNothing())
    .execute()
  // The chain may have moved since it was asked, in a block that was read before it was known to matter.
  await addJobs(transaction, [orderCheckJob(order.id)])
}
