import type { ItemParts } from '@mintline/core/identifiers'
import { sql } from 'kysely'
import { rankedOrders } from '../../database/best-orders/ranking.ts'
import { distinctKeys, itemKey, keyText } from '../../database/keys/index.ts'
import { accountOf } from '../ids/texts.ts'
import type { Reader } from '../reader.ts'
import { type OrderModel, orderModel } from './orderModel.ts'
import { orderRows, ordersByKeys } from './ordersByIds.ts'

/** Returns the order for a key, or its placeholder; undefined for a null, empty or unknown key. */
export type OrderOf<Order = OrderModel> = (key: Buffer | null) => Order | undefined

/** Columns with each origin's best orders. */
interface OriginColumns {
  readonly origins: readonly Buffer[]
  readonly origin_sell_orders: readonly Buffer[]
  readonly origin_bid_orders?: readonly Buffer[]
}

/** Columns with the best bids. */
interface BidColumns {
  readonly bid_order: Buffer | null
  readonly bid_orders: readonly Buffer[]
}

/**
 * Reads orders, each once. Keys may be null or empty.
 *
 * @param known - orders that are already read
 */
export async function readOrders(
  reader: Reader,
  keys: readonly (Buffer | null)[],
  known: OrderOf = () => undefined,
): Promise<OrderOf> {
  const asked = keys.filter((key): key is Buffer => key !== null && key.length > 0)
  const unknown = asked.filter((key) => known(key) === undefined)
  const rows = await orderRows(reader, distinctKeys(unknown))
  const orders = new Map(rows.map((row) => [keyText(row.id), orderModel(row)]))
  return (key) => (key === null ? undefined : (known(key) ?? orders.get(keyText(key))))
}

/** Returns all order keys in these columns. */
export const originOrderKeys = (columns: OriginColumns): readonly Buffer[] => [
  ...columns.origin_sell_orders,
  ...(columns.origin_bid_orders ?? []),
]

/** Returns a row's best bids. */
export const bestBids = <Order>(
  { bid_order: best, bid_orders: bids }: BidColumns,
  orderOf: OrderOf<Order>,
) => ({
  bestBidOrder: orderOf(best),
  bestBidOrdersByCurrency: orNothing(bids.map(orderOf).filter((order) => order !== undefined)),
})

/** Returns a row's best orders per origin; undefined = none. */
export const originOrders = <Order>(columns: OriginColumns, orderOf: OrderOf<Order>) =>
  orNothing(
    columns.origins.map((origin, index) => ({
      origin: accountOf(origin),
      bestSellOrder: orderOf(columns.origin_sell_orders[index] ?? null),
      bestBidOrder: orderOf(columns.origin_bid_orders?.[index] ?? null),
    })),
  )

const orNothing = <Entry>(entries: Entry[]): Entry[] | undefined =>
  entries.length === 0 ? undefined : entries

/** Returns an item's best listing in each currency, the best first. */
export async function bestListings(reader: Reader, item: ItemParts): Promise<OrderModel[]> {
  const target = sql`orders.item`
  const where = sql`orders.item = ${itemKey(item)} and orders.side = 'SELL'`
  const { rows } = await sql<{ id: Buffer }>`
    with ${rankedOrders({ target, where })}
    select id from (
      select distinct on (currency) id, place from ranked order by currency, place
    ) as best order by place`.execute(reader)
  return ordersByKeys(
    reader,
    rows.map(({ id }) => id),
  )
}
