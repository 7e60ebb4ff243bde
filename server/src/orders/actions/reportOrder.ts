import type { Kysely, Selectable } from 'kysely'
import { addJobs } from '../../database/queue/addJobs.ts'
import { orderCheckJob } from '../../database/queue/jobs.ts'
import type { DB, Orders } from '../../database/tables.ts'

/** Has an order checked on its blockchain again, since somebody says that it cannot be filled. */
export async function reportOrder(
  writer: Kysely<DB>,
  { id }: Pick<Selectable<Orders>, 'id'>,
): Promise<void> {
  await addJobs(writer, [orderCheckJob(id)])
}
