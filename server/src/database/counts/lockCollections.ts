import { sql, type Transaction } from 'kysely'
import { ADVISORY_LOCKS } from '../advisoryLocks.ts'
import { anyOf } from '../anyOf.ts'
import { distinctKeys, keyText } from '../keys/index.ts'
import type { DB } from '../tables.ts'

/**
 * Has transactions that change counts of the same collections follow each other, also where the collections come into
 * being meanwhile. Call it before anything else of those collections is written: all who take these locks first, in this
 * order, cannot block each other for ever.
 */
export async function lockCollections(
  transaction: Transaction<DB>,
  collections: readonly Buffer[],
): Promise<void> {
  if (collections.length === 0) return
  const keys = distinctKeys(collections)
  await lockNewCollections(transaction, keys)
  await sql`
    select from collections where id = ${anyOf(keys)} order by id for no key update
  `.execute(transaction)
}

/** Locks the chains of collections that are not there yet, as these have no rows to lock. */
async function lockNewCollections(
  transaction: Transaction<DB>,
  keys: readonly Buffer[],
): Promise<void> {
  const rows = await transaction
    .selectFrom('collections')
    .select('id')
    .where('id', '=', anyOf(keys))
    .execute()
  const known = new Set(rows.map(({ id }) => keyText(id)))
  const missing = keys.filter((key) => !known.has(keyText(key)))
  const chains = new Set(missing.map((key) => key.readUInt16BE()))
  for (const chain of [...chains].sort((a, b) => a - b)) {
    await sql`select pg_advisory_xact_lock(${ADVISORY_LOCKS.newCollections}, ${chain})`.execute(
      transaction,
    )
  }
}
