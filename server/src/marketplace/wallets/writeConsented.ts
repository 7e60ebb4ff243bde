import type { AddWalletResult } from '@mintline/core/enumerations/marketplace'
import { addWalletText } from '@mintline/marketplace-api/texts'
import type { Transaction } from 'kysely'
import { addEntry } from '../../audit/addEntry.ts'
import type { DB } from '../../database/tables.ts'
import type { Caller } from '../../http/callers.ts'
import { moderationOf } from '../../read-model/moderation/moderationOf.ts'
import { type Consent, checkConsent, useConsent } from '../../users/consent.ts'
import { lockUser } from '../../users/lockUsers.ts'
import { requireFreshSignIn } from '../../users/sessions/freshSignIn.ts'
import type { CalledFrom } from '../../users/sign-in/ownOrigins.ts'
import { tellUser } from '../../users/tellUser.ts'
import type { UserServices } from '../../users/userServices.ts'
import { keyOf, ownerOf, walletText } from '../../users/userWallets.ts'

/**
 * Adds a consenting wallet to the caller's account.
 *
 * @returns why it cannot be added; undefined if it was added
 * @throws `SIGN_IN_NOT_FRESH`, `WALLET_TOO_NEW`, `PROOF_REFUSED`, `USER_GONE`, `RISK_LIST_NOT_READ`
 */
export async function addWallet(
  services: UserServices,
  caller: Caller,
  proof: Omit<Consent, 'user'>,
  from: CalledFrom,
): Promise<AddWalletResult | undefined> {
  const { userId: user } = caller
  const { wallet } = proof
  // Checked here too, before any node is asked about a signature.
  await requireFreshSignIn(services.writer, caller, services.now())
  const checked = await checkConsent(services, addWalletText, { ...proof, user }, from)
  const key = keyOf(wallet)
  // Before the transaction, since the list may have to be loaded first.
  const isRisky = await services.risks?.has(key)
  const { writer, now } = services
  return writer.transaction().execute(async (transaction) => {
    await lockUser(transaction, user)
    const time = now()
    const { wallets } = await requireFreshSignIn(transaction, caller, time)
    await useConsent(transaction, checked)
    const owner = await ownerOf(transaction, key)
    if (owner !== undefined) return owner === user ? 'ALREADY_ADDED' : 'USED_IN_ANOTHER_PROFILE'
    if (isRisky || (await isBlacklisted(transaction, key))) return 'BLACKLISTED'
    if (wallets.length >= services.limits.wallets) return 'TOO_MUCH_WALLETS'
    const { numInsertedOrUpdatedRows = 0n } = await transaction
      .insertInto('wallets')
      .values({ wallet: key, user_id: user, added_at: time })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirstOrThrow()
    // Somebody else added it in the meantime.
    if (numInsertedOrUpdatedRows === 0n) return 'USED_IN_ANOTHER_PROFILE'
    const subject = walletText(wallet)
    const { ip } = from
    await addEntry(transaction, { kind: 'WALLET_ADDED', at: time, userId: user, subject, ip })
    const text = `The wallet ${subject} was added to your profile.`
    await tellUser(transaction, user, text, time)
    return undefined
  })
}

async function isBlacklisted(transaction: Transaction<DB>, wallet: Buffer): Promise<boolean> {
  const decided = await moderationOf(transaction, [wallet])
  return decided(wallet).blacklisted
}
