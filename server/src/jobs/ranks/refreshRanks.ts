import { type Kysely, sql, type Transaction } from 'kysely'
import { ADVISORY_LOCKS } from '../../database/advisoryLocks.ts'
import { readCollectionKey } from '../../database/keys/index.ts'
import type { DB } from '../../database/tables.ts'
import { isRankable } from '../../read-model/items/ranks/isRankable.ts'
import { changedRanks, type Rank } from './changedRanks.ts'

/** Ranks per statement, so that each statement ends within the statement timeout. */
export const BATCH = 5000

/**
 * Refreshes a collection's ranks in one transaction: readers see either the old ranks or the new ones. If two processes
 * try at once, the second waits for the first, and so sees what the first may have missed. Nothing else writes ranks:
 * burned items, and collections that are gone or have grown too large, lose them here.
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

/** Removes the ranks of burned or removed items. */
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
