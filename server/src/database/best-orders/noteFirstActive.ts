import { sql, type Transaction } from 'kysely'
import type { DB } from '../tables.ts'

/** Records when orders first became active or filled, which starts their public history. Never undone. */
export async function noteFirstActive(
  transaction: Transaction<DB>,
  orders: readonly Buffer[],
  now: Date,
): Promise<void> {
  await sql`
    update orders set active_at = ${now}
    where id = any(${[...orders]}::bytea[]) and active_at is null
      and (status in ('ACTIVE', 'FILLED') or fill > 0)
  `.execute(transaction)
}
