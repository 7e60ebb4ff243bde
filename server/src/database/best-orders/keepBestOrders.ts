import { sql, type Transaction } from 'kysely'
import { keepCounts } from '../counts/keepCounts.ts'
import { lockCollections } from '../counts/lockCollections.ts'
import { distinctKeys } from '../keys/index.ts'
import type { OrderPlace } from '../lockOrders.ts'
import { isFillable, sideOf } from '../orderKinds.ts'
import { addJobs } from '../queue/addJobs.ts'
import { collectionOrdersJob } from '../queue/jobs.ts'
import type { DB } from '../tables.ts'
import { countsForBids } from '../wrappedCoins.ts'
import { writePricesInDollars } from './priceInDollars.ts'
import { refreshItemOrders } from './refreshItemOrders.ts'
import { refreshOwnershipOrders } from './refreshOwnershipOrders.ts'
import { writeOrderActivities } from './writeOrderActivities.ts'
import { offersOf, writeOrderNotices } from './writeOrderNotices.ts'

/**
 * Changes orders and everything derived from them: their US dollar prices, the best orders per item and owner, listed
 * item counts, activities, and notices to users. Bids in currencies that do not count change none of these. Everyone who writes orders does it within this. A job finds
 * collections' best orders, once for all pending changes, since it compares all orders in a collection.
 *
 * Locks the collections first, so `change` may only lock their rows.
 *
 * @param orders - the orders that `change` writes
 */
export async function keepBestOrders<Changed>(
  transaction: Transaction<DB>,
  orders: readonly OrderPlace[],
  change: () => Promise<Changed>,
  now: Date = new Date(),
): Promise<Changed> {
  if (orders.length === 0) return change()
  const collections = distinctKeys(orders.map(({ collection }) => collection))
  await lockCollections(transaction, collections)
  const keys = distinctKeys(orders.map(({ id }) => id))
  const before = await offersOf(transaction, keys)
  const changed = await change()
  await writePricesInDollars(transaction, keys, now)
  await noteFirstActive(transaction, keys, now)
  const rows = await ordersOfItems(transaction, keys)
  const items = rows.flatMap(({ item, collection }) => (item ? [{ item, collection }] : []))
  const itemKeys = distinctKeys(items.map(({ item }) => item))
  await keepCounts(transaction, { items }, () => refreshItemOrders(transaction, itemKeys, now), now)
  await refreshOwnershipOrders(transaction, itemKeys, now)
  const counted = rows.filter((row) => sideOf(row).isListing || row.counts)
  await writeOrderActivities(transaction, counted, now)
  await writeOrderNotices(transaction, before, counted, now)
  await addJobs(transaction, collections.map(collectionOrdersJob))
  return changed
}

/** Records when orders first became active or filled, which starts their public history. Never undone. */
async function noteFirstActive(
  transaction: Transaction<DB>,
  orders: readonly Buffer[],
  now: Date,
): Promise<void> {
  await sql`
    update orders set active_at = ${now}
    where id = any(${[...orders]}::bytea[]) and active_at is null
      and (${isFillable} or fill > 0)
  `.execute(transaction)
}

function ordersOfItems(transaction: Transaction<DB>, keys: readonly Buffer[]) {
  return transaction
    .selectFrom('orders')
    .leftJoin('items', (join) =>
      join
        .onRef('items.id', '=', 'orders.item')
        .onRef('items.collection', '=', 'orders.collection'),
    )
    .selectAll('orders')
    .select('items.single_owner')
    .select(countsForBids(sql`orders.currency`).as('counts'))
    .where('orders.id', 'in', keys)
    .execute()
}
