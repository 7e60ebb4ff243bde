import { sql, type Transaction } from 'kysely'
import type { DB } from '../tables.ts'
import { fiveMinutesOf } from '../trades/sales.ts'

/** Records how many items are listed in each collection after a change. The caller has locked the collections. */
export async function keepListed(
  transaction: Transaction<DB>,
  collections: readonly Buffer[],
  now: Date,
): Promise<void> {
  if (collections.length === 0) return
  await sql`
    insert into listed_5m (collection, at, listed_count)
    select id, greatest(${fiveMinutesOf(sql`${now}::timestamptz`)}, (select max(at) from listed_5m where collection = id)),
      listed_count
    from collections where id = any(${[...collections]}::bytea[])
    on conflict (collection, at) do update set listed_count = excluded.listed_count
  `.execute(transaction)
}
