import { type Kysely, sql } from 'kysely'
import { keepBestOrders } from '../database/best-orders/keepBestOrders.ts'
import { OPEN_STATUSES } from '../database/orderKinds.ts'
import { ratesAt } from '../database/rateAt.ts'
import type { DB } from '../database/tables.ts'
import type { Task } from './task.ts'

/** Orders per transaction. */
const BATCH = 500

/** Updates the US dollar prices of open orders after rate changes, and finds the best orders again. */
export const priceOrders: Task<'priceOrders'> = async ({ writer }, _, signal) => {
  const now = new Date()
  let last: Buffer | undefined
  do {
    signal?.throwIfAborted()
    const orders = await wronglyPriced(writer, now, last)
    if (orders.length > 0) {
      // `keepBestOrders` updates dollar prices itself, so there is nothing left to change.
      await writer
        .transaction()
        .execute((transaction) => keepBestOrders(transaction, orders, async () => undefined, now))
    }
    last = orders.length === BATCH ? orders.at(-1)?.id : undefined
  } while (last !== undefined)
}

function wronglyPriced(writer: Kysely<DB>, now: Date, last: Buffer | undefined) {
  return writer
    .selectFrom('orders')
    .leftJoin(ratesAt(now).as('latest'), 'latest.currency', 'orders.currency')
    .select(['orders.id', 'orders.collection'])
    .where('orders.status', 'in', OPEN_STATUSES)
    .where(sql<boolean>`orders.price_usd is distinct from trim_scale(orders.price * latest.usd)`)
    .$if(last !== undefined, (query) => query.where('orders.id', '>', last as Buffer))
    .orderBy('orders.id')
    .limit(BATCH)
    .execute()
}
