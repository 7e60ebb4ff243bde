import { lockCollections } from '../database/counts/lockCollections.ts'
import { addJobs } from '../database/queue/addJobs.ts'
import { itemMetadataJob } from '../database/queue/jobs.ts'
import { keyOf, type Task } from './task.ts'

/** Items per transaction. */
const BATCH = 1_000

/** Schedules a new metadata fetch for all items in a collection. */
export const refreshCollectionItems: Task<'refreshCollectionItems'> = async (
  { writer },
  { collection },
  signal,
) => {
  const id = keyOf(collection)
  let last: Buffer | undefined
  do {
    signal?.throwIfAborted()
    const rows = await writer
      .selectFrom('item_metadata')
      .select('item')
      .where('collection', '=', id)
      .$if(last !== undefined, (query) => query.where('item', '>', last ?? id))
      .orderBy('item')
      .limit(BATCH)
      .execute()
    const items = rows.map(({ item }) => item)
    if (items.length > 0) await reset(writer, id, items)
    last = items.length === BATCH ? items.at(-1) : undefined
  } while (last !== undefined)
}

function reset(
  writer: Parameters<typeof addJobs>[0],
  collection: Buffer,
  items: readonly Buffer[],
): Promise<void> {
  return writer.transaction().execute(async (transaction) => {
    // Ingest and other jobs also write many of these rows, in other orders.
    await lockCollections(transaction, [collection])
    const now = new Date()
    await transaction
      .updateTable('item_metadata')
      .set({ state: 'WAITING', tries: 0, next_try_at: now, failure: null })
      .where('item', 'in', items)
      .execute()
    await addJobs(
      transaction,
      items.map((item) => itemMetadataJob(item)),
    )
  })
}
