import { sql, type Transaction } from 'kysely'
import { isOpen } from '../orderKinds.ts'
import { rateAt, ratesAt } from '../rateAt.ts'
import type { DB } from '../tables.ts'

/** Price in US dollars of an order that is over; null without a rate. */
export const FINAL_USD = sql<
  string | null
>`trim_scale(orders.price * ${rateAt(sql`orders.currency`, sql`orders.updated_at`)})`

/** Updates orders' US dollar prices; null without a rate. */
export async function writePricesInDollars(
  transaction: Transaction<DB>,
  orders: readonly Buffer[],
  now: Date,
): Promise<void> {
  await sql`
    update orders set price_usd = priced.usd
    from (
      select orders.id, orders.collection,
        case when ${isOpen} then trim_scale(orders.price * latest.usd) else ${FINAL_USD} end as usd
      from orders left join ${ratesAt(now)} as latest on latest.currency = orders.currency
      where orders.id = any(${[...orders]}::bytea[])
    ) as priced
    where orders.id = priced.id and orders.collection = priced.collection
      and orders.price_usd is distinct from priced.usd
  `.execute(transaction)
}
