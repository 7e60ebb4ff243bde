import { sql } from 'kysely'
import { refreshItemOrders } from '../../database/best-orders/refreshItemOrders.ts'
import { refreshOwnershipOrders } from '../../database/best-orders/refreshOwnershipOrders.ts'
import { addCounts } from '../../database/counts/addCounts.ts'
import { keepCounts } from '../../database/counts/keepCounts.ts'
import { readCounts } from '../../database/counts/readCounts.ts'
import { writeLazyCopies } from '../../database/holdings/writeLazyCopies.ts'
import { writeSingleOwners } from '../../database/holdings/writeSingleOwners.ts'
import { collectionOrdersJob, orderCheckJob } from '../../database/queue/jobs.ts'
import { openOrdersOf } from './removeCollections.ts'
import type { Writing } from './writing.ts'

/**
 * Brings new collections up to date with rows written before them. Counts items that recorded lines delivered earlier.
 * If a chain deploys a collection again after a reorganisation dropped it, what users sent is still there: writes its
 * lazy items and queues order checks.
 */
export async function followCollections(
  writing: Writing,
  collections: readonly Buffer[],
): Promise<void> {
  if (collections.length === 0) return
  const { transaction, now, jobs } = writing
  await countRowsBefore(writing, collections)
  const lazy = await transaction
    .selectFrom('lazy_items')
    .select(['item', 'collection', sql<Buffer>`creators[1]`.as('owner')])
    .where('collection', 'in', collections)
    .execute()
  const items = lazy.map(({ item }) => item)
  const write = async () => {
    jobs.push(...(await writeLazyCopies(transaction, items, now)))
    await writeSingleOwners(transaction, items)
    await refreshItemOrders(transaction, items, now)
    await refreshOwnershipOrders(transaction, items, now)
  }
  if (lazy.length > 0) await keepCounts(transaction, { items: lazy, holders: lazy }, write, now)
  const orders = await openOrdersOf(writing, collections)
  const traded = new Map(orders.map(({ collection }) => [collection.toString('hex'), collection]))
  jobs.push(
    ...[...traded.values()].map(collectionOrdersJob),
    ...orders.map(({ id }) => orderCheckJob(id)),
  )
}

/** Counts rows written before their collection existed, when no counts could be kept. */
async function countRowsBefore(
  { transaction, now }: Writing,
  collections: readonly Buffer[],
): Promise<void> {
  const items = await transaction
    .selectFrom('items')
    .select(['id as item', 'collection'])
    .where('collection', 'in', collections)
    .execute()
  if (items.length === 0) return
  const holders = await transaction
    .selectFrom('ownerships')
    .select(['item', 'owner', 'collection'])
    .where('collection', 'in', collections)
    .execute()
  const counts = await readCounts(transaction, { items, holders })
  // Traits and wallets are counted without a collection, too.
  await addCounts(
    transaction,
    counts.filter(({ kind }) => kind !== 'trait' && kind !== 'wallet'),
    now,
  )
}
