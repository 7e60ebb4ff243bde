import type { Kysely } from 'kysely'
import { refreshCollectionOrders } from '../database/best-orders/refreshCollectionOrders.ts'
import { lockCollections } from '../database/counts/lockCollections.ts'
import type { DB } from '../database/tables.ts'
import { queueProbes } from './probeOrders.ts'
import { keyOf, type Task } from './task.ts'

/** Finds the best orders of a collection. */
export const findCollectionOrders: Task<'findCollectionOrders'> = async (
  { writer },
  { collection },
) => {
  const key = keyOf(collection)
  await writer.transaction().execute(async (transaction) => {
    // Whoever writes an order of it waits, or was waited for: no change is missed.
    await lockCollections(transaction, [key])
    await refreshCollectionOrders(transaction, key, new Date())
  })
  const now = new Date()
  await queueProbes(writer, await bestUntried(writer, key, now), now)
}

/** Milliseconds for which the best order of a collection is not tried again. */
const PAUSE = 10 * 60_000

/** The best listing and bid of a collection, unless they were tried just now. */
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
