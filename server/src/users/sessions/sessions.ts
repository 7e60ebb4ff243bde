import type { Kysely, Transaction } from 'kysely'
import { hashOf, newSecret } from '../../access/secrets.ts'
import type { DB } from '../../database/tables.ts'

/** Milliseconds for which a session lasts. */
export const SESSION_LIFETIME = 24 * 60 * 60_000

/** A session that has just begun. */
export interface NewSession {
  /** Known to the caller alone: the database has its hash. */
  readonly token: string
  readonly expiresAt: Date
}

/** Begins a session of a user who is locked. */
export async function beginSession(
  transaction: Transaction<DB>,
  userId: string,
  now: Date,
): Promise<NewSession> {
  const token = newSecret()
  const expiresAt = new Date(now.getTime() + SESSION_LIFETIME)
  await transaction
    .insertInto('sessions')
    .values({ token_hash: hashOf(token), user_id: userId, expires_at: expiresAt })
    .execute()
  return { token, expiresAt }
}

/** Ends a session, by the hash of its token in hex. */
export async function endSession(writer: Kysely<DB>, session: string): Promise<void> {
  await writer
    .deleteFrom('sessions')
    .where('token_hash', '=', Buffer.from(session, 'hex'))
    .execute()
}
