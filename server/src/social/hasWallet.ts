import type { Kysely } from 'kysely'
import { anyOf } from '../database/anyOf.ts'
import type { DB } from '../database/tables.ts'

/**
 * Returns true if any listed wallet is the user's.
 *
 * @param wallets - by `walletKey`
 */
export async function hasWallet(
  reader: Kysely<DB>,
  userId: string,
  wallets: readonly Buffer[],
): Promise<boolean> {
  const own = await reader
    .selectFrom('wallets')
    .select('wallet')
    .where('wallet', '=', anyOf(wallets))
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return own !== undefined
}
