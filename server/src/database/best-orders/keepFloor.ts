import { sql, type Transaction } from 'kysely'
import type { DB } from '../tables.ts'

/**
 * Records a collection's floor price if it has changed. The caller has locked the collection. If a clock was ahead, a
 * change takes the previous change's time, so that the latest stays last.
 */
export async function keepFloor(
  transaction: Transaction<DB>,
  collection: Buffer,
  now: Date,
): Promise<void> {
  await sql`
    insert into floors (collection, at, price, currency)
    select id, greatest(${now}::timestamptz, last.at), floor_price, floor_currency
    from collections left join (
      select * from floors where collection = ${collection} order by at desc limit 1
    ) as last on last.collection = id
    where id = ${collection} and (floor_price, floor_currency) is distinct from (last.price, last.currency)
    on conflict (collection, at) do update set price = excluded.price, currency = excluded.currency
  `.execute(transaction)
}
