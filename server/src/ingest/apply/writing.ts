import type { Transaction } from 'kysely'
import type { Job } from '../../database/queue/jobs.ts'
import type { DB } from '../../database/tables.ts'

/** A database transaction that writes ingested data. */
export interface Writing {
  readonly transaction: Transaction<DB>
  /** Write time, for sync lists. */
  readonly now: Date
  /** Jobs that the rows require. They are queued last, since many transactions write the same ones. */
  readonly jobs: Job[]
}
