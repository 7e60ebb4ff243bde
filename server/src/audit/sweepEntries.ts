import type { Kysely } from 'kysely'
import type { DB } from '../database/tables.ts'

const DAY_MS = 24 * 60 * 60_000

/** Deletes entries older than the operator's retention period, in days. */
export async function sweepEntries(writer: Kysely<DB>, days: number, now: Date): Promise<void> {
  await writer
    .deleteFrom('audit_entries')
    .where('at', '<=', new Date(now.getTime() - days * DAY_MS))
    .execute()
}
