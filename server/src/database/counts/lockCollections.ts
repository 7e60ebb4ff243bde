import { sql, type Transaction } from 'kysely'
import { ADVISORY_LOCKS } from '../advisoryLocks.ts'
import { anyOf } from '../anyOf.ts'
import { distinctKeys, keyText } from '../keys/index.ts'
import type { DB } from '../tables.ts'

/**
 * Serializes transactions that change the same collections' counts, even if the collections are created meanwhile. Call
 * it before you write anything else in those collections: everyone takes these locks first, in this order, which
 * prevents deadlocks.
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

/** Locks the chains of collections that do not exist yet and so have no rows to lock. */
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
