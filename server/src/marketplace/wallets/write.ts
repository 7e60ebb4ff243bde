import type { DeleteWalletResult } from '@mintline/core/enumerations/marketplace'
import { addEntry } from '../../audit/addEntry.ts'
import type { Caller } from '../../http/callers.ts'
import { lockUser } from '../../users/lockUsers.ts'
import { requireFreshSignIn } from '../../users/sessions/freshSignIn.ts'
import { endSessionsByWallet } from '../../users/sessions/sessions.ts'
import type { CalledFrom } from '../../users/sign-in/ownOrigins.ts'
import { tellUser } from '../../users/tellUser.ts'
import type { UserServices } from '../../users/userServices.ts'
import { keyOf, type Wallet, walletText } from '../../users/userWallets.ts'

/**
 * Removes a wallet from the caller's account, and ends the sessions that it opened.
 *
 * @returns `UNKNOWN` if the caller does not have it; `LAST_WALLET` if no wallet would be left that the caller had when
 * signing in; undefined if it was removed
 * @throws `SIGN_IN_NOT_FRESH`, `WALLET_TOO_NEW`, `USER_GONE`
 */
export function removeWallet(
  { writer, now }: Pick<UserServices, 'writer' | 'now'>,
  caller: Caller,
  wallet: Wallet,
  { ip }: Pick<CalledFrom, 'ip'>,
): Promise<DeleteWalletResult | 'UNKNOWN' | undefined> {
  const key = keyOf(wallet)
  const { userId } = caller
  return writer.transaction().execute(async (transaction) => {
    await lockUser(transaction, userId)
    const time = now()
    const signIn = await requireFreshSignIn(transaction, caller, time)
    const others = signIn.wallets.filter((each) => !each.key.equals(key))
    if (others.length === signIn.wallets.length) return 'UNKNOWN'
    // Wallets added after the sign-in may belong to a token thief.
    const isKept = others.some((each) => each.key.equals(signIn.wallet) || each.addedAt < signIn.at)
    if (!isKept) return 'LAST_WALLET'
    await transaction.deleteFrom('wallets').where('wallet', '=', key).execute()
    await endSessionsByWallet(transaction, userId, key, { at: time, ip })
    const subject = walletText(wallet)
    await addEntry(transaction, { kind: 'WALLET_REMOVED', at: time, userId, subject, ip })
    const text = `The wallet ${subject} was removed from your profile.`
    await tellUser(transaction, userId, text, time)
    return undefined
  })
}
