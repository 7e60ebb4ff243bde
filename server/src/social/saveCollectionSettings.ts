import type { CollectionIdParts } from '@mintline/core/identifiers'
import type { Kysely } from 'kysely'
import { collectionKey, readAddressKey, walletKey } from '../database/keys/index.ts'
import type { DB } from '../database/tables.ts'
import { lockUser } from '../users/lockUser.ts'
import { claimShortUrl } from '../users/short-urls/claimShortUrl.ts'
import { type CollectionSettingsForm, collectionSettingsIn } from './collectionSettingsIn.ts'
import { hasWallet } from './hasWallet.ts'
import type { Outcome } from './outcome.ts'

/** Settings of a collection, and the user who gives them. */
export interface CollectionSettingsInput {
  readonly userId: string
  readonly collection: CollectionIdParts
  readonly form: CollectionSettingsForm & {
    /** An empty text frees it. */
    readonly shortUrl?: string | undefined
  }
  readonly now: Date
}

/**
 * Writes settings of a collection that a wallet of the user owns.
 *
 * @throws `PROFILE_FIELD_INVALID`, `SHORT_URL_INVALID`, `SHORT_URL_TAKEN`, `USER_GONE`
 */
export function saveCollectionSettings(
  writer: Kysely<DB>,
  { userId, collection: id, form, now }: CollectionSettingsInput,
): Promise<Outcome> {
  return writer.transaction().execute(async (transaction) => {
    await lockUser(transaction, userId)
    const row = await transaction
      .selectFrom('collections')
      .select(['id', 'owner'])
      .where('id', '=', collectionKey(id))
      .executeTakeFirst()
    if (row === undefined) return 'UNKNOWN'
    const owners = row.owner ? [walletKey(readAddressKey(row.owner))] : []
    if (!(await hasWallet(transaction, userId, owners))) return 'FORBIDDEN'
    const changes = { ...collectionSettingsIn(form), updated_at: now }
    if (form.shortUrl !== undefined) {
      const claim = { url: form.shortUrl, target: { collection: row.id }, owner: userId, now }
      await claimShortUrl(transaction, claim)
    }
    await transaction
      .insertInto('collection_settings')
      .values({ collection: row.id, ...changes })
      .onConflict((conflict) => conflict.column('collection').doUpdateSet(changes))
      .execute()
    return 'DONE'
  })
}
