import { sql } from 'kysely'
import { shownOrders } from '../../database/best-orders/writeOrderActivities.ts'
import {
  CHAIN_NUMBERS,
  orderKey,
  transactionActivityKey,
  transactionKey,
} from '../../database/keys/index.ts'
import { sideOf, valuesOf } from '../../database/orderKinds.ts'
import { usdOf } from '../../database/rateAt.ts'
import { countsForBids } from '../../database/wrappedCoins.ts'
import type { IngestBatch } from '../batch.ts'
import type { Writing } from './writing.ts'

/**
 * Writes cancellation activities for known orders that could be filled at some time. Bids whose making is not shown, as
 * their currency did not count, have none.
 */
export async function writeCancellations(
  { transaction, now }: Writing,
  { blockchain, orderEvents = [] }: Pick<IngestBatch, 'blockchain' | 'orderEvents'>,
): Promise<void> {
  const cancellations = orderEvents.filter(({ effect }) => effect.type === 'CANCEL')
  if (cancellations.length === 0) return
  const keyOf = (order: string) => orderKey({ blockchain, value: order })
  const orders = await transaction
    .selectFrom('orders')
    .selectAll()
    .where(sql<boolean>`(side = 'SELL' or ${countsForBids(sql`orders.currency`)})`)
    .where(
      'id',
      'in',
      cancellations.map(({ order }) => keyOf(order)),
    )
    .execute()
  const shown = new Set(await shownOrders(transaction, orders))
  // Fills from the same batch are not written yet.
  const filled = new Set(
    orderEvents.flatMap(({ order, effect }) => (effect.type === 'FILL' ? [order] : [])),
  )
  const rows = cancellations.flatMap(({ order, transaction: hash, index, logIndex, block }) => {
    const known = orders.find(({ id }) => id.equals(keyOf(order)))
    if (!known) return []
    const wasShown = known.active_at !== null && shown.has(known)
    if (!wasShown && !filled.has(order)) return []
    const { items, money } = valuesOf(known)
    return {
      id: transactionActivityKey(blockchain, hash, index),
      collection: known.collection,
      chain: CHAIN_NUMBERS[blockchain],
      type: sideOf(known).ending,
      item: known.item,
      from_account: known.maker,
      to_account: null,
      at: block.time,
      block: block.number,
      block_hash: Buffer.from(block.hash),
      log_index: logIndex,
      transaction: transactionKey(hash),
      value: items,
      currency: known.currency,
      price: known.price,
      amount: money,
      price_usd: usdOf(known, block.time),
      order_id: known.id,
      source: known.platform,
      data: JSON.stringify({}),
      reverted: false,
      db_updated_at: now,
    }
  })
  if (rows.length === 0) return
  await transaction
    .insertInto('activities')
    .values(rows)
    .onConflict((conflict) => conflict.columns(['id', 'collection']).doNothing())
    .execute()
}
