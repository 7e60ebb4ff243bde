import { refreshCollectionOrders } from '../database/best-orders/refreshCollectionOrders.ts'
import { lockCollections } from '../database/counts/lockCollections.ts'
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
}
