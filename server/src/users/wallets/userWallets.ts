import type { Kysely } from 'kysely'
import type { DB } from '../../database/tables.ts'
import { ServerError } from '../../errors/serverError.ts'

const DAY_MS = 24 * 60 * 60_000
/** Days after which a wallet counts as much as its user's first one. */
const ESTABLISHED_DAYS = 30

/** A user's wallet. */
export interface UserWallet {
  /** By `walletKey`. */
  readonly key: Buffer
  readonly addedAt: Date
}

/** Returns a user's wallets, oldest first. */
export async function walletsOf(database: Kysely<DB>, userId: string): Promise<UserWallet[]> {
  const rows = await database
    .selectFrom('wallets')
    .select(['wallet', 'added_at'])
    .where('user_id', '=', userId)
    .orderBy('added_at')
    .execute()
  return rows.map(({ wallet, added_at }) => ({ key: wallet, addedAt: added_at }))
}

/**
 * Requires that a wallet is its user's oldest, or has been the user's for 30 days: in that time, an owner who is
 * notified about a stranger's wallet removes it.
 *
 * @param wallets - all the user's, oldest first
 * @throws `WALLET_TOO_NEW`
 */
export function assertEstablished(wallets: readonly UserWallet[], wallet: Buffer, now: Date): void {
  const addedAt = wallets.find(({ key }) => key.equals(wallet))?.addedAt.getTime()
  const oldest = wallets[0]?.addedAt.getTime()
  const isEstablished =
    addedAt !== undefined &&
    (addedAt === oldest || addedAt <= now.getTime() - ESTABLISHED_DAYS * DAY_MS)
  if (!isEstablished) throw new ServerError('WALLET_TOO_NEW', { days: ESTABLISHED_DAYS })
}
