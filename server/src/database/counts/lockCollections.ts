import { sql, type Transaction } from 'kysely'
import type { DB } from '../tables.ts'

/**
 * Has transactions that change counts of the same collections follow each other. Call it before anything else of those
 * collections is written: all who take these locks first, in this order, cannot block each other for ever.
 */
export async function lockCollections(
  transaction: Transaction<DB>,
  collections: readonly Buffer[],
): Promise<void> {
  if (collections.length === 0) return
  await sql`
    select from collections where id = any(${[...collections]}::bytea[]) order by id for no key update
  `.execute(transaction)
}
