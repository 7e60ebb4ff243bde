import type { AddWalletResult } from '@mintline/core/enumerations/marketplace'
import { addWalletText } from '@mintline/marketplace-api/texts'
import type { Transaction } from 'kysely'
import type { DB } from '../../database/tables.ts'
import { moderationOf } from '../../read-model/moderation/moderationOf.ts'
import { lockUser } from '../lockUser.ts'
import { type Consent, checkConsent, useConsent } from '../proofs/consent.ts'
import type { AskedFrom } from '../sign-in/ownOrigins.ts'
import type { UserServices } from '../userServices.ts'
import { keyOf } from '../walletOf.ts'
import { ownerOf } from './ownerOf.ts'

/**
 * Adds a wallet that consents to its user.
 *
 * @returns why it cannot be added; undefined when it has been
 * @throws `PROOF_REFUSED`, `USER_GONE`, `RISK_LIST_NOT_READ`
 */
export async function addWallet(
  services: UserServices,
  consent: Consent,
  from: AskedFrom,
): Promise<AddWalletResult | undefined> {
  const checked = await checkConsent(services, addWalletText, consent, from)
  const { user, wallet } = consent
  const key = keyOf(wallet)
  // Before the transaction: the list may have to be read first.
  const isRisky = await services.risks?.has(key)
  const { writer, now } = services
  return writer.transaction().execute(async (transaction) => {
    await lockUser(transaction, user)
    await useConsent(transaction, checked)
    const owner = await ownerOf(transaction, key)
    if (owner !== undefined) return owner === user ? 'ALREADY_ADDED' : 'USED_IN_ANOTHER_PROFILE'
    if (isRisky || (await isBlacklisted(transaction, key))) return 'BLACKLISTED'
    if ((await walletCount(transaction, user)) >= services.limits.wallets) return 'TOO_MUCH_WALLETS'
    const { numInsertedOrUpdatedRows = 0n } = await transaction
      .insertInto('wallets')
      .values({ wallet: key, user_id: user, added_at: now() })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirstOrThrow()
    // Somebody else added it in the meantime.
    return numInsertedOrUpdatedRows === 0n ? 'USED_IN_ANOTHER_PROFILE' : undefined
  })
}

async function isBlacklisted(transaction: Transaction<DB>, wallet: Buffer): Promise<boolean> {
  const decided = await moderationOf(transaction, [wallet])
  return decided(wallet).blacklisted
}

async function walletCount(transaction: Transaction<DB>, user: string): Promise<number> {
  const { count } = await transaction
    .selectFrom('wallets')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('user_id', '=', user)
    .executeTakeFirstOrThrow()
  return Number(count)
}
