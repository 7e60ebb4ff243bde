import { sql, type Transaction } from 'kysely'
import { ratesAt } from '../ratesAt.ts'
import type { DB } from '../tables.ts'

/** Updates orders' US dollar prices at the rates for a time; null without a rate. */
export async function writePricesInDollars(
  transaction: Transaction<DB>,
  orders: readonly Buffer[],
  now: Date,
): Promise<void> {
  await sql`
    update orders set price_usd = trim_scale(priced.price * latest.usd)
    from orders as priced left join ${ratesAt(now)} as latest on latest.currency = priced.currency
    where orders.id = any(${[...orders]}::bytea[]) and priced.id = orders.id and priced.collection = orders.collection
      and orders.price_usd is distinct from trim_scale(priced.price * latest.usd)
  `.execute(transaction)
}
