import type { ItemParts } from '@mintline/core/identifiers'
import { sql } from 'kysely'
import { rankedOrders } from '../../database/best-orders/ranking.ts'
import { itemKey } from '../../database/keys/index.ts'
import type { Reader } from '../reader.ts'
import type { OrderModel } from './orderModel.ts'
import { ordersByKeys } from './ordersByKeys.ts'

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
