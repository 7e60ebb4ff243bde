import { addJobs } from '../database/queue/addJobs.ts'
import { collectionMetadataJob, itemMetadataJob } from '../database/queue/jobs.ts'
import type { Task } from './task.ts'

/** Most entities of which metadata is queued at once. */
const MOST = 1_000

/** Queues metadata that is due and has perhaps no job: its process was killed, or the queue emptied. */
export const sweepMetadata: Task<'sweepMetadata'> = async ({ writer }) => {
  const now = new Date()
  const items = await writer
    .selectFrom('item_metadata')
    .select('item')
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
  await addJobs(writer, [
    ...items.map(({ item }) => itemMetadataJob(item)),
    ...collections.map(({ id }) => collectionMetadataJob(id)),
  ])
}
