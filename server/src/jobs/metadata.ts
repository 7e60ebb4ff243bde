import type { Kysely } from 'kysely'
import { lockCollections } from '../database/counts/lockCollections.ts'
import { groupBy } from '../database/groupBy.ts'
import { addJobs } from '../database/queue/addJobs.ts'
import { collectionMetadataJob, itemMetadataJob, type Job } from '../database/queue/jobs.ts'
import type { DB } from '../database/tables.ts'
import { collectionRecords } from '../metadata/records/collectionRecords.ts'
import { itemRecords } from '../metadata/records/itemRecords.ts'
import { refreshMetadata } from '../metadata/refreshMetadata.ts'
import { keyOf, type Task } from './task.ts'

/** Maximum items, and maximum collections, queued at once. */
const MOST = 1_000

/** Queues due metadata that may have lost its job: its process was killed, or the queue emptied. */
export const sweepMetadata: Task<'sweepMetadata'> = async ({ writer }) => {
  const now = new Date()
  const items = await writer
    .selectFrom('item_metadata')
    .select(['item', 'collection'])
    .where('state', '=', 'WAITING')
    .where('next_try_at', '<=', now)
    .orderBy('next_try_at')
    .limit(MOST)
    .execute()
  const collections = await writer
    .selectFrom('collections')
    .select('id')
    .where('metadata_state', '=', 'WAITING')
    .where('metadata_next_try_at', '<=', now)
    .orderBy('metadata_next_try_at')
    .limit(MOST)
    .execute()
  const jobs = [
    ...items.map(({ item, collection }) => ({ collection, job: itemMetadataJob(item) })),
    ...collections.map(({ id }) => ({ collection: id, job: collectionMetadataJob(id) })),
  ]
  const byCollection = groupBy(jobs, ({ collection }) => collection.toString('hex'))
  for (const [collection, group] of byCollection) {
    await queue(
      writer,
      keyOf(collection),
      group.map(({ job }) => job),
    )
  }
}

/** Queues jobs for a collection and its items. */
function queue(writer: Kysely<DB>, collection: Buffer, jobs: readonly Job[]): Promise<void> {
  return writer.transaction().execute(async (transaction) => {
    // Ingest and other jobs also queue many of these, in other orders.
    await lockCollections(transaction, [collection])
    await addJobs(transaction, jobs)
  })
}

/** Fetches an item's metadata. */
export const fetchItemMetadata: Task<'fetchItemMetadata'> = (services, { item }, signal) =>
  refreshMetadata(services, itemRecords, keyOf(item), signal)

/** Fetches a collection's own metadata. */
export const fetchCollectionMetadata: Task<'fetchCollectionMetadata'> = (
  services,
  { collection },
  signal,
) => refreshMetadata(services, collectionRecords, keyOf(collection), signal)
