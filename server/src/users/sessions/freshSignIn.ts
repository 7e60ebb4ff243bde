import type { Kysely } from 'kysely'
import type { DB } from '../../database/tables.ts'
import { ServerError } from '../../errors/serverError.ts'
import type { Caller } from '../../http/callers.ts'
import { assertEstablished, type UserWallet, walletsOf } from '../userWallets.ts'

const MINUTE_MS = 60_000
/** Minutes during which a sign-in allows changes to wallets and the e-mail address. */
const FRESH_MINUTES = 10

/** A sign-in that allows account changes. */
export interface FreshSignIn {
  /** Key of the signed-in wallet. */
  readonly wallet: Buffer
  readonly at: Date
  /** All the user's wallets. */
  readonly wallets: readonly UserWallet[]
}

/**
 * Requires that the caller signed in within the last ten minutes, with a wallet that a token thief cannot have added:
 * changes to wallets and the e-mail address could give the account away for good.
 *
 * @throws `SIGN_IN_NOT_FRESH`, `WALLET_TOO_NEW`; `USER_GONE` if the session has ended
 */
export async function requireFreshSignIn(
  database: Kysely<DB>,
  { userId, session }: Caller,
  now: Date,
): Promise<FreshSignIn> {
  const row = await database
    .selectFrom('sessions')
    .select(['wallet', 'began_at'])
    .where('token_hash', '=', Buffer.from(session, 'hex'))
    .where('user_id', '=', userId)
    .executeTakeFirst()
  if (row === undefined) throw new ServerError('USER_GONE', {})
  const { wallet, began_at: at } = row
  if (!wallet || !at || now.getTime() - at.getTime() > FRESH_MINUTES * MINUTE_MS) {
    throw new ServerError('SIGN_IN_NOT_FRESH', { minutes: FRESH_MINUTES })
  }
  const wallets = await walletsOf(database, userId)
  assertEstablished(wallets, wallet, now)
  return { wallet, at, wallets }
}
