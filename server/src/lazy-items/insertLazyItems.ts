import { type Insertable, sql, type Transaction } from 'kysely'
import { refreshItemOrders } from '../database/best-orders/refreshItemOrders.ts'
import { refreshOwnershipOrders } from '../database/best-orders/refreshOwnershipOrders.ts'
import { writeLazyCopies } from '../database/holdings/writeLazyCopies.ts'
import { writeSingleOwners } from '../database/holdings/writeSingleOwners.ts'
import { addJobs } from '../database/queue/addJobs.ts'
import type { DB, LazyItems } from '../database/tables.ts'

/** A registration's row. */
type Registration = Insertable<LazyItems> & { readonly item: Buffer }

/** Inserts registrations with their copies and owners, within `keepCounts`. Their collections must be known. */
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
  // Orders may be older than the registration.
  await refreshItemOrders(transaction, items, now)
  await refreshOwnershipOrders(transaction, items, now)
  await addJobs(transaction, jobs)
}

/**
 * Inserts registrations only; nothing else inserts them. An existing registration keeps its contents, and is burned if
 * either row is.
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

/**
 * Writes registered royalties for items that were minted earlier, if the chain reports no royalties besides the
 * collection's.
 */
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
