import { deleteUserText } from '@mintline/marketplace-api/texts'
import { sql, type Transaction } from 'kysely'
import { addEntry } from '../../audit/addEntry.ts'
import { isUserId } from '../../database/keys/index.ts'
import type { DB } from '../../database/tables.ts'
import { tryLockUser } from '../lockUser.ts'
import { type Consent, checkConsent, useConsent } from '../proofs/consent.ts'
import type { CalledFrom } from '../sign-in/ownOrigins.ts'
import type { UserServices } from '../userServices.ts'
import { keyOf } from '../walletOf.ts'
import { ownerOf } from '../wallets/ownerOf.ts'
import { assertEstablished, walletsOf } from '../wallets/userWallets.ts'
import { ERASURES } from './personalTables.ts'

/**
 * Deletes a user, with consent signed by one of the user's wallets: erases all personal data and ends all sessions.
 *
 * @returns `UNKNOWN` if the user does not exist, `STRANGER` if the wallet is not the user's; undefined if deleted
 * @throws `PROOF_REFUSED` with the reason; `WALLET_TOO_NEW`; `PUBLIC_KEY_MISSING` on Aptos
 */
export async function deleteUser(
  services: UserServices,
  consent: Consent,
  from: CalledFrom,
): Promise<'UNKNOWN' | 'STRANGER' | undefined> {
  if (!isUserId(consent.user)) return 'UNKNOWN'
  const { user, wallet } = consent
  const key = keyOf(wallet)
  const { writer, now } = services
  const owner = await ownerOf(writer, key)
  // Strangers cannot cause node calls about contracts that are not the user's wallets.
  const checked =
    owner === user ? await checkConsent(services, deleteUserText, consent, from) : undefined
  return writer.transaction().execute(async (transaction) => {
    if (!(await tryLockUser(transaction, user))) return 'UNKNOWN'
    if (checked === undefined || (await ownerOf(transaction, key)) !== user) return 'STRANGER'
    assertEstablished(await walletsOf(transaction, user), key, now())
    await useConsent(transaction, checked)
    await erase(transaction, user)
    // The one entry that stays, without the wallet, which belongs to no user any more.
    const { ip } = from
    await addEntry(transaction, { kind: 'USER_DELETED', at: now(), userId: user, ip })
    await transaction
      .updateTable('users')
      .set({
        deleted_at: now(),
        username: null,
        description: null,
        cover: null,
        picture: null,
        website: null,
        twitter_username: null,
        accepted_terms: 0,
        receives_mail: false,
        notification_flags: '{}',
        visits: 0,
      })
      .where('id', '=', user)
      .execute()
    return undefined
  })
}

async function erase(transaction: Transaction<DB>, user: string): Promise<void> {
  const tables = Object.entries(ERASURES)
  for (const [table] of tables.filter(([, erasure]) => erasure === 'wallet')) {
    await sql`
      delete from ${sql.table(table)}
      where wallet in (select wallet from wallets where user_id = ${user})
    `.execute(transaction)
  }
  for (const [table] of tables.filter(([, erasure]) => erasure === 'email')) {
    await sql`
      delete from ${sql.table(table)} using user_emails
      where user_emails.user_id = ${user} and user_emails.confirmed_at is not null
        and lower(${sql.table(table)}.email) collate "C" = lower(user_emails.email) collate "C"
    `.execute(transaction)
  }
  for (const [table, erasure] of tables.filter(([, each]) => each.startsWith('user_id'))) {
    for (const column of erasure.split(' or ')) {
      await sql`delete from ${sql.table(table)} where ${sql.ref(column)} = ${user}`.execute(
        transaction,
      )
    }
  }
}
