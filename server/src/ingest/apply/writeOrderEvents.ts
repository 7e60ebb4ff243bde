import { CHAIN_NUMBERS, orderKey, transactionActivityKey } from '../../database/keys/index.ts'
import type { IngestBatch } from '../batch.ts'
import { updateOrders } from './updateOrders.ts'
import { writeCancellations } from './writeCancellations.ts'
import type { Writing } from './writing.ts'

/** Writes new order events, and updates the known orders that they change. */
export async function writeOrderEvents(
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
