import { anyOf } from '../../database/anyOf.ts'
import type { OrderPlace } from '../../database/lockOrders.ts'
import { isOpen } from '../../database/orderKinds.ts'
import { orderCheckJob, ranksJob } from '../../database/queue/jobs.ts'
import type { Writing } from './writing.ts'

/** Tables with collection statistics, except boards and ranks: jobs lock their rows in another order. */
const COUNTED = [
  'collection_traders_5m',
  'collection_traits',
  'collection_wallets',
  'fact_changes',
  'floors',
  'listed_5m',
  'trades_5m',
] as const

/**
 * Removes collections deployed in dropped blocks, with everything written about them; boards and ranks lose them with
 * their next refresh. What users sent stays, as no chain has it: orders, which a node checks again, assigned token ids,
 * and lazy item registrations, which become items again once the chain has the collection again.
 */
export async function removeCollections(
  writing: Writing,
  collections: readonly Buffer[],
): Promise<void> {
  if (collections.length === 0) return
  const { transaction, now, jobs } = writing
  await transaction.deleteFrom('collections').where('id', 'in', collections).execute()
  const items = await transaction
    .selectFrom('items')
    .select('id')
    .where('collection', 'in', collections)
    .execute()
  await removeItems(
    writing,
    items.map(({ id }) => id),
  )
  for (const table of COUNTED) {
    await transaction.deleteFrom(table).where('collection', 'in', collections).execute()
  }
  const orders = await openOrdersOf(writing, collections)
  jobs.push(
    ...orders.map(({ id }) => orderCheckJob(id)),
    ...collections.map((collection) => ranksJob(collection, now)),
  )
}

/** Selects collections' orders that are still active or inactive: those that have not ended for good. */
export function openOrdersOf(
  { transaction }: Pick<Writing, 'transaction'>,
  collections: readonly Buffer[],
): Promise<readonly OrderPlace[]> {
  return transaction
    .selectFrom('orders')
    .select(['id', 'collection'])
    .where('collection', 'in', collections)
    .where(isOpen)
    .execute()
}

/** Removes items left without activities, with everything written about them. */
export async function removeItems(
  { transaction }: Pick<Writing, 'transaction'>,
  items: readonly Buffer[],
): Promise<void> {
  if (items.length === 0) return
  // Items first, as everywhere: whoever locks an item need not wait for its other rows.
  await transaction.deleteFrom('items').where('id', '=', anyOf(items)).execute()
  for (const table of ['item_watches', 'item_metadata', 'ownerships'] as const) {
    await transaction.deleteFrom(table).where('item', '=', anyOf(items)).execute()
  }
}
