import type { Transaction } from 'kysely'
import type { Job } from '../../database/queue/jobs.ts'
import type { DB } from '../../database/tables.ts'

/** A database transaction that writes what was ingested. */
export interface Writing {
  readonly transaction: Transaction<DB>
  /** Time of the writing, for sync lists. */
  readonly now: Date
  /** Jobs that the rows make necessary. They are queued last, since many transactions write the same ones. */
  readonly jobs: Job[]
}
