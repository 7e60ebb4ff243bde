import type { Kysely, Transaction } from 'kysely'
import { lockCollections } from '../../database/counts/lockCollections.ts'
import { collectionKey, orderKey } from '../../database/keys/index.ts'
import { addJobs } from '../../database/queue/addJobs.ts'
import type { DB } from '../../database/tables.ts'
import type { IngestBatch, SourceCursor } from '../batch.ts'
import { completeSales, waitingSales } from './completeSales.ts'
import { writeCursor } from './cursor.ts'
import { foldTouched } from './foldTouched.ts'
import { keyedActivity } from './keyedActivity.ts'
import { lockWrites } from './locks.ts'
import { touchedItems } from './touchedItems.ts'
import { knownOrders } from './updateOrders.ts'
import { writeActivities } from './writeActivities.ts'
import { writeBlocks } from './writeBlocks.ts'
import { writeCollections } from './writeCollections.ts'
import { writeCurrencies } from './writeCurrencies.ts'
import { writeFactChanges } from './writeFactChanges.ts'
import { writeFundChanges } from './writeFundChanges.ts'
import { writeItemFacts } from './writeItemFacts.ts'
import { writeItems } from './writeItems.ts'
import { writeOrderEvents } from './writeOrderEvents.ts'
import { writeSales } from './writeSales.ts'
import type { Writing } from './writing.ts'

/** What to write or call besides the batch. */
export interface ApplyOptions {
  /** Undefined = the batch does not come from the list that the cursor follows. */
  readonly cursor?: SourceCursor
  /** Called after the commit with the number of new activities, without sales. */
  readonly onWritten?: (activities: number) => void
  /** Source-specific writes, in the same transaction. */
  readonly also?: (transaction: Transaction<DB>) => Promise<void>
}

/**
 * Writes a batch in one database transaction: activities, the rows that they fold into, facts and the cursor. Existing
 * rows stay as they are, so a batch can be applied again.
 */
export async function applyBatch(
  database: Kysely<DB>,
  batch: IngestBatch,
  { cursor, also, onWritten }: ApplyOptions = {},
): Promise<void> {
  const written = await database.transaction().execute(async (transaction) => {
    const writing: Writing = { transaction, now: new Date(), jobs: [] }
    await lockWrites(transaction, batch.blockchain)
    const waiting = await waitingSales(writing, batch)
    await lockCollections(transaction, [
      ...(await collectionsOf(writing, batch)),
      ...waiting.map(({ collection }) => collection),
    ])
    await writeBlocks(writing, batch)
    await writeCollections(writing, batch)
    await writeCurrencies(writing, batch)
    const fresh = await writeActivities(writing, batch.activities.map(keyedActivity))
    await writeItems(writing, await foldTouched(writing, touchedItems(fresh)))
    await writeItemFacts(writing, batch)
    await writeSales(writing, batch)
    await completeSales(writing, batch, waiting)
    await writeOrderEvents(writing, batch)
    await writeFundChanges(writing, batch)
    await writeFactChanges(writing, batch)
    await also?.(transaction)
    if (cursor) await writeCursor(writing, batch.blockchain, cursor)
    await addJobs(transaction, writing.jobs)
    return fresh.length
  })
  onWritten?.(written)
}

/** Returns the keys of all collections that a batch writes to, through orders as well. */
async function collectionsOf(writing: Writing, batch: IngestBatch): Promise<Buffer[]> {
  const { blockchain, activities, collections, items, sales = [], orderEvents = [] } = batch
  const contracts = [activities, collections, items, sales].flatMap((list) =>
    list.map(({ collection }) => collection),
  )
  const orders = await knownOrders(
    writing,
    orderEvents.map(({ order }) => orderKey({ blockchain, value: order })),
  )
  return [
    ...[...new Set(contracts)].map((contract) => collectionKey({ blockchain, contract })),
    ...orders.map(({ collection }) => collection),
  ]
}
