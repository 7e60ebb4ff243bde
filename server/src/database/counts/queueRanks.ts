import type { Transaction } from 'kysely'
import { addJobs } from '../queue/addJobs.ts'
import { ranksJob } from '../queue/jobs.ts'
import type { DB } from '../tables.ts'

/** Milliseconds from a change to the ranks that it leads to: all changes until then are ranked at once. */
const PAUSE = 60_000

/** Has the items of collections ranked after a change. The collections are locked. */
export async function queueRanks(
  transaction: Transaction<DB>,
  collections: readonly Buffer[],
  now: Date,
): Promise<void> {
  const at = new Date(now.getTime() + PAUSE)
  const jobs = collections.map((collection) => ranksJob(collection, at))
  await addJobs(transaction, jobs, { keepTimes: true })
}
