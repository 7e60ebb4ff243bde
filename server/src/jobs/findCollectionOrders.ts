import type { Kysely } from 'kysely'
import { refreshCollectionOrders } from '../database/best-orders/refreshCollectionOrders.ts'
import { lockCollections } from '../database/counts/lockCollections.ts'
import type { DB } from '../database/tables.ts'
import { queueProbes } from './probeOrders.ts'
import { keyOf, type Task } from './task.ts'

/** Finds a collection's best orders. */
export const findCollectionOrders: Task<'findCollectionOrders'> = async (
  { writer },
  { collection },
) => {
  const key = keyOf(collection)
  await writer.transaction().execute(async (transaction) => {
    // Whoever writes an order in it waits for this lock, or has finished: no change is missed.
    await lockCollections(transaction, [key])
    await refreshCollectionOrders(transaction, key, new Date())
  })
  const now = new Date()
  await queueProbes(writer, await bestUntried(writer, key, now), now)
}

/** Milliseconds before a collection's best order is probed again. */
const PAUSE = 10 * 60_000

/** Selects a collection's best listing and bid, unless they were probed recently. */
function bestUntried(writer: Kysely<DB>, collection: Buffer, now: Date) {
  return writer
    .selectFrom('orders')
    .innerJoin('collections', 'collections.id', 'orders.collection')
    .select(['orders.id', 'orders.collection'])
    .where('collections.id', '=', collection)
    .where(({ eb, or }) =>
      or([
        eb('orders.id', '=', eb.ref('collections.floor_order')),
        eb('orders.id', '=', eb.ref('collections.bid_order')),
      ]),
    )
    .where(({ eb, or }) =>
      or([
        eb('orders.probed_at', 'is', null),
        eb('orders.probed_at', '<', new Date(now.getTime() - PAUSE)),
      ]),
    )
    .execute()
}
