import type { CollectionIdParts } from '@mintline/core/identifiers'
import { collectionKey } from '../database/keys/index.ts'
import { lockUser } from '../users/lockUser.ts'
import { claimShortUrl } from '../users/short-urls/claimShortUrl.ts'
import type { ChangeServices } from '../users/userServices.ts'
import { type CollectionSettingsForm, collectionSettingsIn } from './collectionSettingsIn.ts'
import type { Outcome } from './outcome.ts'
import { ownsCollection } from './ownsCollection.ts'

/** A collection's settings, and the user who changes them. */
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
