import { sql, type Transaction } from 'kysely'
import type { DB } from '../tables.ts'

/** Notes of orders that can be filled, or were, that their public history begins. It never ends again. */
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
