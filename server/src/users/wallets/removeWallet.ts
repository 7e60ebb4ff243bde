import type { DeleteWalletResult } from '@mintline/core/enumerations/marketplace'
import type { Kysely } from 'kysely'
import type { DB } from '../../database/tables.ts'
import { lockUser } from '../lockUser.ts'
import { keyOf, type Wallet } from '../walletOf.ts'

/**
 * Removes a wallet from its user.
 *
 * @returns `UNKNOWN` when the user does not have it; why it cannot be removed; undefined when it has been
 * @throws `USER_GONE`
 */
export function removeWallet(
  writer: Kysely<DB>,
  user: string,
  wallet: Wallet,
): Promise<DeleteWalletResult | 'UNKNOWN' | undefined> {
  const key = keyOf(wallet)
  return writer.transaction().execute(async (transaction) => {
    await lockUser(transaction, user)
    const wallets = await transaction
      .selectFrom('wallets')
      .select('wallet')
      .where('user_id', '=', user)
      .execute()
    if (!wallets.some((row) => row.wallet.equals(key))) return 'UNKNOWN'
    if (wallets.length === 1) return 'LAST_WALLET'
    await transaction.deleteFrom('wallets').where('wallet', '=', key).execute()
    return undefined
  })
}
