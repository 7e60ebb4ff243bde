import { type Kysely, type RawBuilder, sql, type Transaction } from 'kysely'
import { hashOf, newSecret } from '../../access/secrets.ts'
import { type AuditKind, addEntry } from '../../audit/addEntry.ts'
import type { DB } from '../../database/tables.ts'
import type { Caller } from '../../http/callers.ts'
import { accountOf } from '../../read-model/ids/texts.ts'
import { sweepMailCounts } from '../email/mailCounts.ts'

/** Session lifetime in milliseconds. */
export const SESSION_LIFETIME = 24 * 60 * 60_000

/** Length of a session id in hex digits. The id is the start of the token's hash, which does not reveal the token. */
const ID_DIGITS = 32

/** A session that has just begun. */
export interface NewSession {
  /** Only the caller knows it; the database stores its hash. */
  readonly token: string
  readonly expiresAt: Date
}

/** A session as its user sees it. */
interface ListedSession {
  readonly id: string
  /** Wallet that opened it; undefined for sessions from an earlier version. */
  readonly wallet: string | undefined
  readonly beganAt: Date
  readonly expiresAt: Date
  /** True for the caller's own session. */
  readonly isCurrent: boolean
}

/** Starts a session for a locked user. `wallet` is the signed-in wallet's key. */
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

/** Lists the caller's sessions, latest first. */
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

/** When and from where sessions are ended, for the audit log. */
interface Ending {
  readonly at: Date
  /** The caller's IP address. */
  readonly ip: string
}

/** Ends the caller's session. */
export async function endCurrentSession(
  writer: Kysely<DB>,
  { session }: Caller,
  ending: Ending,
): Promise<void> {
  const isCurrent = sql<boolean>`token_hash = ${Buffer.from(session, 'hex')}`
  await writer
    .transaction()
    .execute((transaction) => endWhere(transaction, isCurrent, 'SIGNED_OUT', ending))
}

/** Ends one of a user's sessions by id; false if the user has no such session. */
export async function endSessionOf(
  writer: Kysely<DB>,
  userId: string,
  id: string,
  ending: Ending,
): Promise<boolean> {
  const isIt = sql<boolean>`
    user_id = ${userId} and encode(substring(token_hash, 1, ${ID_DIGITS / 2}::int), 'hex') = ${id}`
  const ended = await writer
    .transaction()
    .execute((transaction) => endWhere(transaction, isIt, 'SESSION_ENDED', ending))
  return ended > 0
}

/** Ends all the user's sessions. */
export async function endSessionsOf(
  writer: Kysely<DB>,
  userId: string,
  ending: Ending,
): Promise<void> {
  const isOfUser = sql<boolean>`user_id = ${userId}`
  await writer
    .transaction()
    .execute((transaction) => endWhere(transaction, isOfUser, 'SESSION_ENDED', ending))
}

/** Ends a user's sessions that a wallet opened, and those whose wallet is not known. */
export async function endSessionsByWallet(
  transaction: Transaction<DB>,
  userId: string,
  wallet: Buffer,
  ending: Ending,
): Promise<void> {
  const isByWallet = sql<boolean>`user_id = ${userId} and (wallet = ${wallet} or wallet is null)`
  await endWhere(transaction, isByWallet, 'SESSION_ENDED', ending)
}

/** Ends sessions, each with an entry in the audit log unless it had expired; returns how many were stored. */
async function endWhere(
  transaction: Transaction<DB>,
  where: RawBuilder<boolean>,
  kind: AuditKind,
  { at, ip }: Ending,
): Promise<number> {
  const ended = await transaction
    .deleteFrom('sessions')
    .where(where)
    .returning(['user_id', 'wallet', 'expires_at'])
    .execute()
  for (const { user_id: userId, wallet } of ended.filter((each) => each.expires_at > at)) {
    const subject = wallet ? accountOf(wallet) : undefined
    await addEntry(transaction, { kind, at, userId, subject, ip })
  }
  return ended.length
}

/** Deletes expired sessions, nonces, used proofs and mail counts. */
export async function sweepSessions(writer: Kysely<DB>, now: Date): Promise<void> {
  for (const table of ['sessions', 'nonces', 'used_proofs'] as const) {
    await writer.deleteFrom(table).where('expires_at', '<=', now).execute()
  }
  await sweepMailCounts(writer, now)
}
