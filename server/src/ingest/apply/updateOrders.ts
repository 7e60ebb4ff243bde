import { keepBestOrders } from '../../database/best-orders/keepBestOrders.ts'
import { lockOrders, type OrderPlace } from '../../database/lockOrders.ts'
import { orderCheckJob } from '../../database/queue/jobs.ts'
import { lastEnd, storedState, storedStock } from '../../orders/records/storedState.ts'
import { orderAfterEvents, storedEvent } from '../../orders/state/orderAfterEvents.ts'
import type { Writing } from './writing.ts'

/** Selects the orders with these keys that are in the database. */
export async function knownOrders(
  { transaction }: Pick<Writing, 'transaction'>,
  keys: readonly Buffer[],
): Promise<readonly OrderPlace[]> {
  if (keys.length === 0) return []
  return transaction
    .selectFrom('orders')
    .select(['id', 'collection'])
    .where('id', 'in', keys)
    .execute()
}

/**
 * Recomputes orders from all their events, and the data that depends on them. An order that is over changed last when it
 * ended on its chain; every other one, also one that is open again after a rollback, now.
 */
export async function updateOrders(writing: Writing, keys: readonly Buffer[]): Promise<void> {
  const { transaction, now } = writing
  const orders = await knownOrders(writing, keys)
  if (orders.length === 0) return
  await keepBestOrders(transaction, orders, () => update(writing, orders), now)
  // Only the exchange knows events before the first block that was read, and fills take from balances.
  writing.jobs.push(...orders.map(({ id }) => orderCheckJob(id)))
}

async function update({ transaction, now }: Writing, orders: readonly OrderPlace[]): Promise<void> {
  const keys = orders.map(({ id }) => id)
  const rows = await lockOrders(transaction, orders)
  const events = await transaction
    .selectFrom('order_events')
    .select(['order_id', 'type', 'make', 'take', 'at'])
    .where('order_id', 'in', keys)
    .execute()
  const seconds = BigInt(Math.floor(now.getTime() / 1000))
  for (const row of rows) {
    const own = events.filter(({ order_id }) => order_id.equals(row.id))
    const stock = storedStock(row)
    const after = orderAfterEvents(storedState(row), own.map(storedEvent), stock, seconds)
    await transaction
      .updateTable('orders')
      .set(({ eb }) => ({
        fill: String(after.fill),
        cancelled: after.cancelled,
        make_stock: String(after.makeStock),
        status: after.status,
        next_change_at:
          after.nextChange === undefined ? null : new Date(Number(after.nextChange) * 1000),
        updated_at: lastEnd(after.status, own) ?? now,
        db_updated_at: now,
        version: eb('version', '+', '1'),
      }))
      .where('id', '=', row.id)
      .where('collection', '=', row.collection)
      .execute()
  }
}
