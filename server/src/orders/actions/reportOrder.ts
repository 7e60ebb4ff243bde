import type { Kysely, Selectable } from 'kysely'
import { addJobs } from '../../database/queue/addJobs.ts'
import { orderCheckJob } from '../../database/queue/jobs.ts'
import type { DB, Orders } from '../../database/tables.ts'

/** Queues another check against the blockchain, because somebody reports that an order cannot be filled. */
export async function reportOrder(
  writer: Kysely<DB>,
  { id }: Pick<Selectable<Orders>, 'id'>,
): Promise<void> {
  await addJobs(writer, [orderCheckJob(id)])
}
