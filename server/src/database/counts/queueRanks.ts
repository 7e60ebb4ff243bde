import type { Transaction } from 'kysely'
import { addJobs } from '../queue/addJobs.ts'
import { ranksJob } from '../queue/jobs.ts'
import type { DB } from '../tables.ts'

/** Delay in milliseconds before a collection is ranked: one job covers all changes until then. */
const PAUSE = 60_000

/** Schedules the ranking of collections after a change. The caller has locked the collections. */
export async function queueRanks(
  transaction: Transaction<DB>,
  collections: readonly Buffer[],
  now: Date,
): Promise<void> {
  const at = new Date(now.getTime() + PAUSE)
  const jobs = collections.map((collection) => ranksJob(collection, at))
  await addJobs(transaction, jobs, { keepTimes: true })
}
