import { deleteUserText } from '@mintline/marketplace-api/texts'
import { sql, type Transaction } from 'kysely'
import { addEntry } from '../../audit/addEntry.ts'
import { isUserId } from '../../database/keys/index.ts'
import type { DB } from '../../database/tables.ts'
import { type Consent, checkConsent, useConsent } from '../../users/consent.ts'
import { tryLockUser } from '../../users/lockUsers.ts'
import type { CalledFrom } from '../../users/sign-in/ownOrigins.ts'
import type { UserServices } from '../../users/userServices.ts'
import { assertEstablished, keyOf, ownerOf, walletsOf } from '../../users/userWallets.ts'

/** A deletion's treatment for a table's rows. */
type Erasure =
  /** Holds nothing personal. */
  | 'none'
  /** The user's row stays, without anything personal. */
  | 'emptied'
  /** Rows with the user's id in this column are deleted. */
  | 'user_id'
  /** Rows with the user's id in `user_id` or `followed_id` are deleted. */
  | 'user_id or followed_id'
  /** Rows with one of the user's wallets in this column are deleted. */
  | 'wallet'
  /** Rows with the user's confirmed address in this column are deleted; case does not matter. */
  | 'email'

/** Each table's treatment in a user's deletion. Decide about new tables here. */
export const ERASURES: Readonly<Record<keyof DB, Erasure>> = {
  activities: 'none',
  api_keys: 'none',
  // One entry is written afterwards: that the user was deleted.
  audit_entries: 'user_id',
  // Belong to wallets, like orders.
  auction_bids: 'none',
  auctions: 'none',
  blocks: 'none',
  chains: 'none',
  // About the collection; does not say by whom.
  collection_settings: 'none',
  collection_traders_5m: 'none',
  collection_traits: 'none',
  // As on chain.
  collection_wallets: 'none',
  collections: 'none',
  // Anonymous, like reports, visits and clicks.
  content_availability: 'none',
  currencies: 'none',
  cursors: 'none',
  fact_changes: 'none',
  floor_histories: 'none',
  floors: 'none',
  follower_counts: 'user_id',
  followings: 'user_id or followed_id',
  fund_changes: 'none',
  item_metadata: 'none',
  item_visits: 'none',
  item_watches: 'none',
  items: 'none',
  lazy_items: 'none',
  leaderboard_refreshes: 'none',
  leaderboards: 'none',
  likes: 'user_id',
  listed_5m: 'none',
  // Promised to buyers; does not say by whom.
  locks: 'none',
  // Hashes, kept for an hour: without them, deleting a user would reset the mail limits.
  mail_counts: 'none',
  // Written by operators, about a subject that has no name any more.
  moderations: 'none',
  nonces: 'wallet',
  notification_cursors: 'none',
  notifications: 'user_id',
  order_events: 'none',
  order_notices: 'wallet',
  orders: 'none',
  ownership_marks: 'user_id',
  ownerships: 'none',
  rarity_ranks: 'none',
  rate_readings: 'none',
  rates: 'none',
  reports: 'none',
  // Networks, kept for a minute.
  request_counts: 'none',
  search_clicks: 'none',
  sessions: 'user_id',
  short_urls: 'user_id',
  // Visitors subscribe without a user; only an address that is proven to be the user's is deleted.
  subscriptions: 'email',
  token_ids: 'none',
  trader_boards: 'none',
  traders_5m: 'none',
  trades_5m: 'none',
  // Text hashes, kept for some minutes: without them, a signature could be replayed.
  used_proofs: 'none',
  user_emails: 'user_id',
  users: 'emptied',
  wallet_watches: 'none',
  wallets: 'user_id',
  watched_collections: 'user_id',
  wrapped_coins: 'none',
}

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
