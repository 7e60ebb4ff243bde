import type { CollectionIdParts } from '@mintline/core/identifiers'
import { type Kysely, sql } from 'kysely'
import { addressKey, collectionKey, readAddressKey, walletKey } from '../../database/keys/index.ts'
import type { DB } from '../../database/tables.ts'
import { hasWallet } from '../../social/ownOwnership.ts'
import type { Outcome } from '../../social/toggles.ts'
import { claimShortUrl } from '../../users/claimShortUrl.ts'
import { lockUser } from '../../users/lockUsers.ts'
import type { ChangeServices } from '../../users/userServices.ts'
import { type CollectionSettingsForm, collectionSettingsIn } from './rules.ts'

/** Checks that one of the user's wallets owns a collection: `DONE` = it does. */
export async function ownsCollection(
  reader: Kysely<DB>,
  userId: string,
  collection: CollectionIdParts,
): Promise<Outcome> {
  const row = await reader
    .selectFrom('collections')
    .select('owner')
    .where('id', '=', collectionKey(collection))
    .executeTakeFirst()
  if (row === undefined) return 'UNKNOWN'
  const owners = row.owner ? [walletKey(readAddressKey(row.owner))] : []
  return (await hasWallet(reader, userId, owners)) ? 'DONE' : 'FORBIDDEN'
}

/** A collection's settings, and the user who changes them. */
interface CollectionSettingsInput {
  readonly userId: string
  readonly collection: CollectionIdParts
  readonly form: CollectionSettingsForm & {
    /** An empty text frees it. */
    readonly shortUrl?: string | undefined
  }
  readonly now: Date
}

/**
 * Saves settings for a collection that one of the user's wallets owns.
 *
 * @throws `PROFILE_FIELD_INVALID`, `SHORT_URL_INVALID`, `SHORT_URL_TAKEN`, `USER_GONE`
 */
export function saveCollectionSettings(
  { writer, limits }: ChangeServices,
  { userId, collection: id, form, now }: CollectionSettingsInput,
): Promise<Outcome> {
  return writer.transaction().execute(async (transaction) => {
    await lockUser(transaction, userId)
    const outcome = await ownsCollection(transaction, userId, id)
    if (outcome !== 'DONE') return outcome
    const collection = collectionKey(id)
    const changes = { ...collectionSettingsIn(form, limits), updated_at: now }
    if (form.shortUrl !== undefined) {
      const claim = { url: form.shortUrl, target: { collection }, owner: userId, now }
      await claimShortUrl(transaction, claim, limits)
    }
    await transaction
      .insertInto('collection_settings')
      .values({ collection, ...changes })
      .onConflict((conflict) => conflict.column('collection').doUpdateSet(changes))
      .execute()
    return outcome
  })
}

/** Stores a collection's owner as its contract reports it, if it changed; the zero address means nobody. */
export async function writeCollectionOwner(
  writer: Kysely<DB>,
  id: CollectionIdParts,
  address: string,
): Promise<void> {
  const owner = /^0x0+$/.test(address) ? null : addressKey({ ...id, address })
  await writer
    .updateTable('collections')
    .set(({ eb }) => ({ owner, db_updated_at: sql`now()`, version: eb('version', '+', '1') }))
    .where('id', '=', collectionKey(id))
    .where(sql<boolean>`owner is distinct from ${owner}`)
    .execute()
}
