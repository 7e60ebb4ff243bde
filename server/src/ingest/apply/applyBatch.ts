import { type Kysely, type RawBuilder, sql, type Transaction } from 'kysely'
import { lockCollections } from '../../database/counts/lockCollections.ts'
import { insertCurrencies } from '../../database/insertCurrencies.ts'
import {
  CHAIN_NUMBERS,
  collectionKey,
  currencyKey,
  orderKey,
  transactionActivityKey,
} from '../../database/keys/index.ts'
import { addJobs } from '../../database/queue/addJobs.ts'
import type { DB } from '../../database/tables.ts'
import type { IngestBatch, SourceCursor } from '../batch.ts'
import { completeSales, waitingSales } from './completeSales.ts'
import { writeCursor } from './cursor.ts'
import { foldTouched } from './foldTouched.ts'
import { keyedActivity } from './keyedActivity.ts'
import { lockWrites } from './locks.ts'
import { touchedItems } from './touchedItems.ts'
import { knownOrders, updateOrders } from './updateOrders.ts'
import { writeActivities } from './writeActivities.ts'
import { writeBlocks } from './writeBlocks.ts'
import { writeCancellations } from './writeCancellations.ts'
import { writeCollections } from './writeCollections.ts'
import { writeFundChanges } from './writeFundChanges.ts'
import { writeItemFacts } from './writeItemFacts.ts'
import { writeItems } from './writeItems.ts'
import { writeSales } from './writeSales.ts'
import type { Writing } from './writing.ts'

/** Additional writes and callbacks for a batch. */
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

/** Writes tokens used in prices; existing ones stay as they are. */
async function writeCurrencies(
  { transaction }: Pick<Writing, 'transaction'>,
  { blockchain, currencies = [] }: Pick<IngestBatch, 'blockchain' | 'currencies'>,
): Promise<void> {
  await insertCurrencies(
    transaction,
    currencies.map(({ currency, symbol, decimals }) => ({
      id: currencyKey({ blockchain, address: currency }),
      chain: CHAIN_NUMBERS[blockchain],
      symbol,
      decimals,
    })),
  )
}

/** Records the blocks that report changes to collections and items. */
async function writeFactChanges(
  { transaction }: Pick<Writing, 'transaction'>,
  { blockchain, factChanges = [] }: Pick<IngestBatch, 'blockchain' | 'factChanges'>,
): Promise<void> {
  if (factChanges.length === 0) return
  const listOf = (value: (change: (typeof factChanges)[number]) => unknown): RawBuilder<unknown> =>
    sql`${factChanges.map(value)}`
  await sql`
    insert into fact_changes (chain, block, at, collection, first_token, last_token)
    select distinct ${CHAIN_NUMBERS[blockchain]}::smallint, * from unnest(
      ${listOf(({ block }) => String(block.number))}::bigint[],
      ${listOf(({ block }) => block.time)}::timestamptz[],
      ${listOf(({ collection }) => collectionKey({ blockchain, contract: collection }))}::bytea[],
      ${listOf(({ tokens }) => tokens && String(tokens.from))}::numeric[],
      ${listOf(({ tokens }) => tokens && String(tokens.to))}::numeric[]
    )
    on conflict (chain, block, collection, first_token, last_token) do update set at = excluded.at
  `.execute(transaction)
}

/** Writes new order events, and updates the known orders that they change. */
async function writeOrderEvents(
  writing: Writing,
  { blockchain, orderEvents = [] }: Pick<IngestBatch, 'blockchain' | 'orderEvents'>,
): Promise<void> {
  if (orderEvents.length === 0) return
  const written = await writing.transaction
    .insertInto('order_events')
    .values(
      orderEvents.map(({ order, effect, transaction, index, block }) => ({
        order_id: orderKey({ blockchain, value: order }),
        id: transactionActivityKey(blockchain, transaction, index),
        chain: CHAIN_NUMBERS[blockchain],
        block: block.number,
        at: block.time,
        type: effect.type,
        make: effect.type === 'FILL' ? String(effect.make) : null,
        take: effect.type === 'FILL' ? String(effect.take) : null,
      })),
    )
    .onConflict((conflict) => conflict.columns(['order_id', 'id']).doNothing())
    .returning('order_id')
    .execute()
  await writeCancellations(writing, { blockchain, orderEvents })
  await updateOrders(
    writing,
    written.map(({ order_id }) => order_id),
  )
}
