import { type Insertable, sql, type Transaction } from 'kysely'
import { refreshItemOrders } from '../database/best-orders/refreshItemOrders.ts'
import { refreshOwnershipOrders } from '../database/best-orders/refreshOwnershipOrders.ts'
import { writeLazyCopies } from '../database/holdings/writeLazyCopies.ts'
import { writeSingleOwners } from '../database/holdings/writeSingleOwners.ts'
import { addJobs } from '../database/queue/addJobs.ts'
import type { DB, LazyItems } from '../database/tables.ts'

/** A row of a registration. */
type Registration = Insertable<LazyItems> & { readonly item: Buffer }

/** Adds registrations with their copies and owners, within `keepCounts`. Their collections are known. */
export async function insertLazyItems(
  transaction: Transaction<DB>,
  rows: readonly Registration[],
  now: Date,
): Promise<void> {
  if (rows.length === 0) return
  await insertRegistrations(transaction, rows)
  const items = rows.map(({ item }) => item)
  const jobs = await writeLazyCopies(transaction, items, now)
  await writeRoyalties(transaction, items)
  await writeSingleOwners(transaction, items)
  // Orders may have been there before.
  await refreshItemOrders(transaction, items, now)
  await refreshOwnershipOrders(transaction, items, now)
  await addJobs(transaction, jobs)
}

/**
 * Adds registrations alone: the one place that does. One that is there keeps its contents, and is burned if it was burned
 * in either place.
 */
export async function insertRegistrations(
  transaction: Transaction<DB>,
  rows: readonly Registration[],
): Promise<void> {
  if (rows.length === 0) return
  await transaction
    .insertInto('lazy_items')
    .values(rows)
    .onConflict((conflict) =>
      conflict.columns(['item', 'collection']).doUpdateSet({
        burned_at: sql`coalesce(lazy_items.burned_at, excluded.burned_at)`,
      }),
    )
    .execute()
}

/** Writes the registered royalties of items that were minted first, where the chain tells none but those of the collection. */
async function writeRoyalties(
  transaction: Transaction<DB>,
  items: readonly Buffer[],
): Promise<void> {
  await sql`
    update items set royalty_accounts = lazy.royalty_accounts, royalty_shares = lazy.royalty_shares
    from lazy_items as lazy join collections on collections.id = lazy.collection
    where items.id = any(${[...items]}::bytea[]) and items.id = lazy.item and items.collection = lazy.collection
      and items.royalty_accounts is null
      and (lazy.royalty_accounts, lazy.royalty_shares)
        is distinct from (collections.royalty_accounts, collections.royalty_shares)
  `.execute(transaction)
}
