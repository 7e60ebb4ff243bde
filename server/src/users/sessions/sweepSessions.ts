import type { Kysely } from 'kysely'
import type { DB } from '../../database/tables.ts'
import { sweepMailCounts } from '../email/mailCounts.ts'

/** Deletes expired sessions, nonces, used proofs and mail counts. */
export async function sweepSessions(writer: Kysely<DB>, now: Date): Promise<void> {
  for (const table of ['sessions', 'nonces', 'used_proofs'] as const) {
    await writer.deleteFrom(table).where('expires_at', '<=', now).execute()
  }
  await sweepMailCounts(writer, now)
}
