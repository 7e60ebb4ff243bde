import { type Kysely, sql, type Transaction } from 'kysely'
import { ADVISORY_LOCKS } from '../../database/advisoryLocks.ts'
import { readCollectionKey } from '../../database/keys/index.ts'
import type { DB } from '../../database/tables.ts'
import { isRankable } from '../../read-model/items/ranks/isRankable.ts'
import { changedRanks, type Rank } from './changedRanks.ts'

/** Ranks that are written in one statement, each of which has to end within the time of a statement. */
export const BATCH = 5000

/**
 * Brings the ranks of a collection's items up to date in one transaction: whoever reads them sees the old ones or the new
 * ones. Of two that do it at once, the second waits for the first, and so sees what the first may have missed. Nothing
 * else writes ranks: items that are burned, and collections that are gone or have grown too large, lose them here.
 */
export async function refreshRanks(
  writer: Kysely<DB>,
  collection: Buffer,
  signal?: AbortSignal,
): Promise<void> {
  await writer.transaction().execute(async (transaction) => {
    await lock(transaction, collection)
    if (!(await isRankable(transaction, readCollectionKey(collection)))) {
      await removeRanks(transaction, collection)
      return
    }
    const ranks = await changedRanks(transaction, collection)
    await removeUnranked(transaction, collection)
    for (let start = 0; start < ranks.length; start += BATCH) {
      signal?.throwIfAborted()
      await writeRanks(transaction, collection, ranks.slice(start, start + BATCH))
    }
  })
}

async function lock(transaction: Transaction<DB>, collection: Buffer): Promise<void> {
  const name = collection.toString('hex')
  await sql`select pg_advisory_xact_lock(${ADVISORY_LOCKS.ranks}, hashtext(${name}))`.execute(
    transaction,
  )
}

async function removeRanks(transaction: Transaction<DB>, collection: Buffer): Promise<void> {
  await transaction.deleteFrom('rarity_ranks').where('collection', '=', collection).execute()
}

/** Removes the ranks of items that are burned or gone. */
async function removeUnranked(transaction: Transaction<DB>, collection: Buffer): Promise<void> {
  await sql`
    delete from rarity_ranks
    where collection = ${collection} and not exists (
      select from items
      where items.id = rarity_ranks.item and items.collection = rarity_ranks.collection and not items.deleted
    )`.execute(transaction)
}

async function writeRanks(
  transaction: Transaction<DB>,
  collection: Buffer,
  ranks: readonly Rank[],
): Promise<void> {
  await sql`
    insert into rarity_ranks (item, collection, rank, score)
    select item, ${collection}, rank, score from unnest(
      ${ranks.map(({ item }) => item)}::bytea[],
      ${ranks.map(({ rank }) => rank)}::bigint[],
      ${ranks.map(({ score }) => score)}::numeric[]
    ) as ranked (item, rank, score)
    on conflict (item, collection) do update set rank = excluded.rank, score = excluded.score`.execute(
    transaction,
  )
}
