import { type InsertObject, type Selectable, sql, type Transaction } from 'kysely'
import { anyOf } from '../anyOf.ts'
import { activityKey, readOrderKey } from '../keys/index.ts'
import { sideOf, statusOf, valuesOf } from '../orderKinds.ts'
import { usdOf } from '../rateAt.ts'
import type { DB, Orders } from '../tables.ts'

/** An order with the wallet that holds all copies of its item; null = nobody or several. */
interface OrderOfItem extends Selectable<Orders> {
  readonly single_owner: Buffer | null
}

/**
 * Writes an activity once when an order can first be filled at its price, and once when it is cancelled or expires. An
 * order that could never be filled leaves no trace, and a bid that ended before its currency had a price shows no end
 * either. If a transaction caused the end, ingest writes that activity, and the one written here is removed.
 */
export async function writeOrderActivities(
  transaction: Transaction<DB>,
  orders: readonly OrderOfItem[],
  now: Date,
): Promise<void> {
  if (orders.length === 0) return
  const shown = orders.filter(({ active_at: active }) => active !== null)
  const made = shown
    .filter((order) => statusOf(order).isFillable)
    .map((order) => madeRow(order, now))
  await insertOnce(transaction, made)
  const ended = shown.filter((order) => isOver(order, now))
  const over = (await shownOrders(transaction, ended)).map((order) => endRow(order, now))
  await insertOnce(transaction, over)
  await removeWrongEnds(transaction, orders, over)
}

async function insertOnce(
  transaction: Transaction<DB>,
  rows: readonly InsertObject<DB, 'activities'>[],
): Promise<void> {
  if (rows.length === 0) return
  await transaction
    .insertInto('activities')
    .values(rows)
    .onConflict((conflict) => conflict.columns(['id', 'collection']).doNothing())
    .execute()
}

/** Returns the listings, and those of the bids whose making is shown. */
export async function shownOrders<
  Order extends Pick<Selectable<Orders>, 'id' | 'side' | 'collection'>,
>(transaction: Transaction<DB>, orders: readonly Order[]): Promise<readonly Order[]> {
  const bids = orders.filter((order) => !sideOf(order).isListing)
  if (bids.length === 0) return orders
  const rows = await transaction
    .selectFrom('activities')
    .select('order_id')
    .distinct()
    .where('collection', '=', anyOf(bids.map(({ collection }) => collection)))
    .where('order_id', '=', anyOf(bids.map(({ id }) => id)))
    .where('type', '=', 'BID')
    .execute()
  const shown = new Set(rows.map(({ order_id: id }) => id?.toString('hex')))
  return orders.filter((order) => sideOf(order).isListing || shown.has(order.id.toString('hex')))
}

/** Returns true if an order was cancelled or has expired; a filled order has sales instead. */
const isOver = ({ status, cancelled, end_at: end }: OrderOfItem, now: Date): boolean =>
  status === 'CANCELLED' ||
  cancelled ||
  (status === 'INACTIVE' && end !== null && end.getTime() <= now.getTime())

function madeRow(order: OrderOfItem, now: Date): InsertObject<DB, 'activities'> {
  const { isListing, opening } = sideOf(order)
  const at = order.updated_at
  return {
    ...rowOf(order, at, now),
    id: offerActivityKey(order),
    type: opening,
    // Whoever has the item receives the bid.
    to_account: isListing ? order.taker : (order.taker ?? order.single_owner),
  }
}

function endRow(order: OrderOfItem, now: Date): InsertObject<DB, 'activities'> {
  const at = order.cancelled ? order.updated_at : (order.end_at ?? order.updated_at)
  return {
    ...rowOf(order, at, now),
    id: endActivityKey(order),
    type: sideOf(order).ending,
  }
}

function rowOf(order: OrderOfItem, at: Date, now: Date) {
  const { items, money } = valuesOf(order)
  return {
    collection: order.collection,
    chain: order.chain,
    item: order.item,
    from_account: order.maker,
    at,
    block: 0,
    log_index: 0,
    value: items,
    currency: order.currency,
    price: order.price,
    amount: money,
    price_usd: usdOf(order, at),
    order_id: order.id,
    source: order.platform,
    reverted: false,
    db_updated_at: now,
  } satisfies Partial<InsertObject<DB, 'activities'>>
}

/** Removes end activities without a transaction if the order is open again, or a transaction caused its end. */
async function removeWrongEnds(
  transaction: Transaction<DB>,
  orders: readonly OrderOfItem[],
  over: readonly InsertObject<DB, 'activities'>[],
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

/** Returns the key for the activity that an order was made. A new price makes another activity. */
export const offerActivityKey = ({
  id,
  make_value: make,
  take_value: take,
}: Pick<Selectable<Orders>, 'id' | 'make_value' | 'take_value'>): Buffer =>
  keyOf(id, `${make}-${take}`)

/** Returns the key for the activity that an order was cancelled or expired without a transaction. */
const endActivityKey = ({ id }: Pick<Selectable<Orders>, 'id'>): Buffer => keyOf(id, 'end')

function keyOf(order: Buffer, event: string): Buffer {
  const { blockchain, value } = readOrderKey(order)
  return activityKey({ blockchain, value: `${value}-${event}` })
}
