import type { Kysely, Transaction } from 'kysely'
import { hashOf, newSecret } from '../../access/secrets.ts'
import type { DB } from '../../database/tables.ts'
import type { Caller } from '../../http/callers.ts'
import { accountOf } from '../../read-model/ids/texts.ts'

/** Milliseconds for which a session lasts. */
export const SESSION_LIFETIME = 24 * 60 * 60_000

/** Hex digits of a session's id: the beginning of the hash of its token, from which the token cannot be found. */
const ID_DIGITS = 32

/** A session that has just begun. */
export interface NewSession {
  /** Known to the caller alone: the database has its hash. */
  readonly token: string
  readonly expiresAt: Date
}

/** A session as its user sees it. */
export interface ListedSession {
  readonly id: string
  /** Wallet that opened it; undefined in sessions of an earlier version. */
  readonly wallet: string | undefined
  readonly beganAt: Date
  readonly expiresAt: Date
  /** True for the session of the caller. */
  readonly isCurrent: boolean
}

/** Begins a session of a user who is locked, by the key of the wallet that signed in. */
export async function beginSession(
  transaction: Transaction<DB>,
  { userId, wallet }: { readonly userId: string; readonly wallet: Buffer },
  now: Date,
): Promise<NewSession> {
  const token = newSecret()
  const expiresAt = new Date(now.getTime() + SESSION_LIFETIME)
  await transaction
    .insertInto('sessions')
    .values({
      token_hash: hashOf(token),
      user_id: userId,
      wallet,
      began_at: now,
      expires_at: expiresAt,
    })
    .execute()
  return { token, expiresAt }
}

/** Lists the sessions of a caller, the latest first. */
export async function sessionsOf(
  database: Kysely<DB>,
  { userId, session }: Caller,
  now: Date,
): Promise<ListedSession[]> {
  const rows = await database
    .selectFrom('sessions')
    .select(['token_hash', 'wallet', 'expires_at'])
    .where('user_id', '=', userId)
    .where('expires_at', '>', now)
    .orderBy('expires_at', 'desc')
    .orderBy('token_hash')
    .execute()
  return rows.map(({ token_hash: hash, wallet, expires_at: expiresAt }) => ({
    id: hash.toString('hex').slice(0, ID_DIGITS),
    wallet: wallet ? accountOf(wallet) : undefined,
    beganAt: new Date(expiresAt.getTime() - SESSION_LIFETIME),
    expiresAt,
    isCurrent: hash.toString('hex') === session,
  }))
}

/** Ends the session of a caller. */
export async function endCurrentSession(writer: Kysely<DB>, { session }: Caller): Promise<void> {
  await writer
    .deleteFrom('sessions')
    .where('token_hash', '=', Buffer.from(session, 'hex'))
    .execute()
}

/** Ends one of a user's sessions by its id; false when the user has no such session. */
export async function endSessionOf(
  writer: Kysely<DB>,
  userId: string,
  id: string,
): Promise<boolean> {
  const { numDeletedRows } = await writer
    .deleteFrom('sessions')
    .where('user_id', '=', userId)
    .where(({ fn, val, eb }) =>
      eb(
        fn<string>('encode', [
          fn('substring', ['token_hash', val(1), val(ID_DIGITS / 2)]),
          val('hex'),
        ]),
        '=',
        id,
      ),
    )
    .executeTakeFirstOrThrow()
  return numDeletedRows > 0n
}

/** Ends all sessions of a user. */
export async function endSessionsOf(writer: Kysely<DB>, userId: string): Promise<void> {
  await writer.deleteFrom('sessions').where('user_id', '=', userId).execute()
}

/** Ends the sessions of a user that a wallet opened, and those whose wallet is not known. */
export async function endSessionsByWallet(
  transaction: Transaction<DB>,
  userId: string,
  wallet: Buffer,
): Promise<void> {
  await transaction
    .deleteFrom('sessions')
    .where('user_id', '=', userId)
    .where((row) => row.or([row('wallet', '=', wallet), row('wallet', 'is', null)]))
    .execute()
}
