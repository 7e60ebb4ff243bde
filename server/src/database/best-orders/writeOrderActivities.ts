import { type Insertable, type Selectable, sql, type Transaction } from 'kysely'
import type { Activities, DB, Orders } from '../tables.ts'
import { endActivityKey, offerActivityKey } from './orderActivityKeys.ts'

/** An order with the wallet that has all copies of its item; null = nobody or several. */
export interface OrderOfItem extends Selectable<Orders> {
  readonly single_owner: Buffer | null
}

/**
 * Writes that orders were made, once they can be filled at their price, and that they were cancelled or have ended, each once.
 * An order that never could be filled leaves no trace. Of an end that a transaction caused ingest writes the activity, which
 * then stands alone.
 */
export async function writeOrderActivities(
  transaction: Transaction<DB>,
  orders: readonly OrderOfItem[],
  now: Date,
): Promise<void> {
  if (orders.length === 0) return
  const shown = orders.filter(({ active_at: active }) => active !== null)
  const made = shown.filter(({ status }) => isFillable(status)).map((order) => madeRow(order, now))
  const over = shown.filter((order) => isOver(order, now)).map((order) => endRow(order, now))
  const rows = [...made, ...over]
  if (rows.length > 0) {
    await transaction
      .insertInto('activities')
      .values(rows)
      .onConflict((conflict) => conflict.columns(['id', 'collection']).doNothing())
      .execute()
  }
  await removeWrongEnds(transaction, orders, over)
}

/** True for what can be filled or was. Whoever has lost the item may lower the price, which nobody can buy at. */
const isFillable = (status: string): boolean => status === 'ACTIVE' || status === 'FILLED'

/** True if an order was cancelled or its time is over; one that is filled has sales. */
const isOver = ({ status, cancelled, end_at: end }: OrderOfItem, now: Date): boolean =>
  status === 'CANCELLED' ||
  cancelled ||
  (status === 'INACTIVE' && end !== null && end.getTime() <= now.getTime())

function madeRow(order: OrderOfItem, now: Date): Insertable<Activities> {
  const isListing = order.side === 'SELL'
  return {
    ...rowOf(order, now),
    id: offerActivityKey(order),
    type: isListing ? 'LIST' : 'BID',
    // A bid is received by whoever has the item.
    to_account: isListing ? order.taker : (order.taker ?? order.single_owner),
    at: order.updated_at,
  }
}

function endRow(order: OrderOfItem, now: Date): Insertable<Activities> {
  return {
    ...rowOf(order, now),
    id: endActivityKey(order),
    type: order.side === 'SELL' ? 'CANCEL_LIST' : 'CANCEL_BID',
    at: order.cancelled ? order.updated_at : (order.end_at ?? order.updated_at),
  }
}

function rowOf(order: OrderOfItem, now: Date) {
  return {
    collection: order.collection,
    chain: order.chain,
    item: order.item,
    from_account: order.maker,
    block: 0,
    log_index: 0,
    value: order.side === 'SELL' ? order.make_value : order.take_value,
    currency: order.currency,
    price: order.price,
    amount: order.side === 'SELL' ? order.take_value : order.make_value,
    price_usd: order.price_usd,
    order_id: order.id,
    source: order.platform,
    reverted: false,
    db_updated_at: now,
  } satisfies Partial<Insertable<Activities>>
}

/** Removes ends without a transaction of orders that go on, or whose end a transaction caused. */
async function removeWrongEnds(
  transaction: Transaction<DB>,
  orders: readonly OrderOfItem[],
  over: readonly Insertable<Activities>[],
): Promise<void> {
  const ended = over.map(({ order_id: order }) => order as Buffer)
  await sql`
    delete from activities as wrong
    where order_id = any(${orders.map(({ id }) => id)}::bytea[]) and type in ('CANCEL_LIST', 'CANCEL_BID') and block = 0
      and (
        not (order_id = any(${ended}::bytea[]))
        or exists (
          select from activities as caused
          where caused.order_id = wrong.order_id and caused.type = wrong.type and caused.block > 0
        )
      )
  `.execute(transaction)
}
