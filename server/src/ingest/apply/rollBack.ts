import type { Kysely, Transaction } from 'kysely'
import { lockCollections } from '../../database/counts/lockCollections.ts'
import { inBlocks } from '../../database/inBlocks.ts'
import { CHAIN_NUMBERS, readItemKey } from '../../database/keys/index.ts'
import { addJobs } from '../../database/queue/addJobs.ts'
import type { DB } from '../../database/tables.ts'
import { recountTrades } from '../../database/trades/recountTrades.ts'
import type { SourceCursor } from '../batch.ts'
import { writeCursor } from './cursor.ts'
import { foldTouched } from './foldTouched.ts'
import { lockWrites } from './locks.ts'
import { removeCollections } from './removeCollections.ts'
import {
  type DroppedFrom,
  itemsOfChanges,
  readFactsAgain,
  removeFactChanges,
} from './undoFactChanges.ts'
import { knownOrders, updateOrders } from './updateOrders.ts'
import { undoFundChanges } from './writeFundChanges.ts'
import { writeItems } from './writeItems.ts'
import { writeLastSales } from './writeSales.ts'
import type { Writing } from './writing.ts'

/** Blocks that a chain no longer has. */
export interface DroppedBlocks extends DroppedFrom {
  /** Cursor before these blocks. */
  readonly cursor: SourceCursor
  /** Source-specific writes about the items in dropped activities, in the same transaction. */
  readonly also?: (transaction: Transaction<DB>, items: readonly Buffer[]) => Promise<void>
}

/**
 * Undoes dropped blocks in one database transaction with the cursor: removes their activities and folds the items anew,
 * removes collections deployed there, and schedules reading other changed facts again.
 */
export async function rollBack(
  database: Kysely<DB>,
  { blockchain, from, cursor, also }: DroppedBlocks,
): Promise<void> {
  const chain = CHAIN_NUMBERS[blockchain]
  await database.transaction().execute(async (transaction) => {
    const writing: Writing = { transaction, now: new Date(), jobs: [] }
    await lockWrites(transaction, blockchain)
    await lockCollections(transaction, await collectionsAfter(writing, { blockchain, from }))
    const undone = await removeFactChanges(writing, { blockchain, from })
    const removed = await transaction
      .deleteFrom('activities')
      .where('chain', '=', chain)
      .where(inBlocks({ from }))
      .returning(['item', 'collection', 'type', 'at'])
      .execute()
    const changed = await itemsOfChanges(writing, undone)
    const touched = [...removed, ...changed].flatMap(({ item, collection }) => {
      if (!item) return []
      const { tokenId } = readItemKey(item)
      return [{ blockchain, tokenId, item, collection, changes: [] }]
    })
    const byKey = new Map(touched.map((one) => [one.item.toString('hex'), one]))
    await writeItems(writing, await foldTouched(writing, byKey), { isRollback: true })
    const items = touched.map(({ item }) => item)
    await writeLastSales(writing, items)
    const sales = removed.filter(({ type }) => type === 'SELL')
    await recountTrades(
      transaction,
      blockchain,
      sales.map(({ at }) => at),
    )
    const events = await transaction
      .deleteFrom('order_events')
      .where('chain', '=', chain)
      .where('block', '>=', String(from))
      .returning('order_id')
      .execute()
    await updateOrders(
      writing,
      events.map(({ order_id }) => order_id),
    )
    await undoFundChanges(writing, { blockchain, from })
    await also?.(transaction, items)
    await removeCollections(writing, await deployedAfter(writing, { blockchain, from }))
    await readFactsAgain(writing, { blockchain, from }, { undone, items })
    await transaction
      .deleteFrom('blocks')
      .where('chain', '=', chain)
      .where('number', '>=', String(from))
      .execute()
    await writeCursor(writing, blockchain, cursor)
    await addJobs(transaction, writing.jobs)
  })
}

/** Selects collections deployed in dropped blocks. */
async function deployedAfter(
  { transaction }: Pick<Writing, 'transaction'>,
  { blockchain, from }: DroppedFrom,
): Promise<Buffer[]> {
  const rows = await transaction
    .selectFrom('collections')
    .select('id')
    .where('chain', '=', CHAIN_NUMBERS[blockchain])
    .where('first_block', '>=', String(from))
    .execute()
  return rows.map(({ id }) => id)
}

/** Returns the keys of all collections that dropped blocks affect. */
async function collectionsAfter(
  writing: Pick<Writing, 'transaction'>,
  dropped: DroppedFrom,
): Promise<Buffer[]> {
  const { transaction } = writing
  const chain = CHAIN_NUMBERS[dropped.blockchain]
  const { from } = dropped
  const active = await transaction
    .selectFrom('activities')
    .select('collection')
    .distinct()
    .where('chain', '=', chain)
    .where(inBlocks({ from }))
    .execute()
  const events = await transaction
    .selectFrom('order_events')
    .select('order_id')
    .where('chain', '=', chain)
    .where('block', '>=', String(from))
    .execute()
  const traded = await knownOrders(
    writing,
    events.map(({ order_id }) => order_id),
  )
  const changed = await transaction
    .selectFrom('fact_changes')
    .select('collection')
    .where('chain', '=', chain)
    .where('block', '>=', String(from))
    .execute()
  const deployed = await deployedAfter(writing, dropped)
  return [...[active, traded, changed].flat().map(({ collection }) => collection), ...deployed]
}
