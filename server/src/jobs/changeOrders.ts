import { type Selectable, sql, type Transaction } from 'kysely'
import { keepBestOrders } from '../database/best-orders/keepBestOrders.ts'
import { lockOrders, type OrderPlace } from '../database/lockOrders.ts'
import { addJobs } from '../database/queue/addJobs.ts'
import { orderCheckJob } from '../database/queue/jobs.ts'
import type { DB, Orders } from '../database/tables.ts'
import { dateOf } from '../orders/records/stockColumns.ts'
import { storedState, storedStock } from '../orders/records/storedState.ts'
import { nextChange, orderStatus } from '../orders/state/orderStatus.ts'
import type { Task } from './task.ts'

/** Orders per transaction. */
const BATCH = 200

/** Updates the status of orders that have just started or expired. */
export const changeOrders: Task<'changeOrders'> = async ({ writer }, _, signal) => {
  let count: number
  do {
    signal?.throwIfAborted()
    const now = new Date()
    const due = await writer
      .selectFrom('orders')
      .select(['id', 'collection'])
      .where('next_change_at', '<=', now)
      .orderBy('next_change_at')
      .limit(BATCH)
      .execute()
    count = due.length
    if (count === 0) return
    await writer
      .transaction()
      .execute((transaction) =>
        keepBestOrders(transaction, due, () => changeAll(transaction, due, now), now),
      )
  } while (count === BATCH)
}

async function changeAll(
  transaction: Transaction<DB>,
  due: readonly OrderPlace[],
  now: Date,
): Promise<void> {
  // Whoever changed an order in the meantime has also set its next time.
  const rows = (await lockOrders(transaction, due)).filter(
    ({ next_change_at: next }) => next !== null && next <= now,
  )
  if (rows.length === 0) return
  const values = rows.map((row) => {
    const { status, next } = after(row, now)
    return sql`(${row.id}::bytea, ${status}::text, ${next}::timestamptz)`
  })
  await sql`
    update orders set status = change.status, next_change_at = change.next, updated_at = ${now},
      db_updated_at = ${now}, version = version + 1
    from (values ${sql.join(values)}) as change (id, status, next)
    where orders.id = change.id
  `.execute(transaction)
  const begun = rows.filter((row) => after(row, now).status === 'ACTIVE')
  await addJobs(
    transaction,
    begun.map(({ id }) => orderCheckJob(id)),
  )
}

/** Returns an order's current status, and when it changes next. */
function after(row: Selectable<Orders>, now: Date) {
  const state = storedState(row)
  const stock = storedStock(row)
  const seconds = BigInt(Math.floor(now.getTime() / 1000))
  return {
    status: orderStatus(state, stock, seconds),
    next: dateOf(nextChange(state, stock, seconds)),
  }
}
