import type { Kysely } from 'kysely'
import type { DB } from '../../database/tables.ts'

/** Deletes sessions, nonces and marks of used proofs whose time is over. */
export async function sweepSessions(writer: Kysely<DB>, now: Date): Promise<void> {
  for (const table of ['sessions', 'nonces', 'used_proofs'] as const) {
    await writer.deleteFrom(table).where('expires_at', '<=', now).execute()
  }
}
