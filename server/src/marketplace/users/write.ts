import { type Kysely, sql } from 'kysely'
import { isUserId } from '../../database/keys/index.ts'
import type { DB } from '../../database/tables.ts'
import { claimShortUrl } from '../../users/claimShortUrl.ts'
import { lockUser } from '../../users/lockUsers.ts'
import { linkIn, nameIn, notificationFlagsIn, textIn, versionIn } from '../../users/profileRules.ts'
import type { ChangeServices } from '../../users/userServices.ts'

/**
 * Records that a user accepts a terms version, unless a later one is accepted; false if the user does not exist.
 *
 * @throws `PROFILE_FIELD_INVALID`
 */
export async function acceptTerms(
  writer: Kysely<DB>,
  user: string,
  version: number,
): Promise<boolean> {
  const accepted = versionIn('termsForm.version', version)
  if (!isUserId(user)) return false
  const { numUpdatedRows } = await writer
    .updateTable('users')
    .set({ accepted_terms: sql`greatest(accepted_terms, ${accepted})` })
    .where('id', '=', user)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Counts a visit to a user's profile. */
export async function countVisit(writer: Kysely<DB>, user: string): Promise<void> {
  await writer
    .updateTable('users')
    .set(({ eb }) => ({ visits: eb('visits', '+', '1') }))
    .where('id', '=', user)
    .where('deleted_at', 'is', null)
    .execute()
}

/** Changes to a profile. Undefined fields stay unchanged, and an empty text removes the value. */
interface ProfileForm {
  readonly username: string
  readonly description?: string | undefined
  readonly website?: string | undefined
  readonly cover?: string | undefined
  readonly pic?: string | undefined
  /** An empty text frees it. */
  readonly shortUrl?: string | undefined
  readonly receiveEmailNotifications?: boolean | undefined
  readonly notificationSettings?: NotificationSettings | undefined
}

/** Notifications that a user wants or does not want, by name. */
interface NotificationSettings {
  readonly flags: Readonly<Record<string, boolean>>
}

/**
 * Saves a profile.
 *
 * @throws `PROFILE_FIELD_INVALID`, `SHORT_URL_INVALID`, `SHORT_URL_TAKEN`, `USER_GONE`
 */
export async function saveProfile(
  { writer, limits }: ChangeServices,
  user: string,
  form: ProfileForm,
  now: Date,
): Promise<void> {
  const { description, website, cover, pic, notificationSettings } = form
  const given = (name: keyof ProfileForm, text: string, most = limits.textCharacters) => ({
    field: `userForm.${name}`,
    text,
    most,
  })
  const link = (name: keyof ProfileForm, text: string | undefined) =>
    text === undefined ? undefined : linkIn(given(name, text))
  const field = 'userForm.notificationSettings.flags'
  const changes = {
    username: nameIn(given('username', form.username, limits.nameCharacters)),
    description: description === undefined ? undefined : textIn(given('description', description)),
    website: link('website', website),
    cover: link('cover', cover),
    picture: link('pic', pic),
    receives_mail: form.receiveEmailNotifications,
    notification_flags:
      notificationSettings &&
      JSON.stringify(notificationFlagsIn(field, notificationSettings.flags)),
  }
  await writer.transaction().execute(async (transaction) => {
    await lockUser(transaction, user)
    if (form.shortUrl !== undefined) {
      const claim = { url: form.shortUrl, target: { user }, owner: user, now }
      await claimShortUrl(transaction, claim, limits)
    }
    await transaction.updateTable('users').set(changes).where('id', '=', user).execute()
  })
}

/**
 * Changes the named notification settings, and leaves the others.
 *
 * @throws `PROFILE_FIELD_INVALID`, `USER_GONE`
 */
export async function saveNotificationSettings(
  writer: Kysely<DB>,
  user: string,
  { flags }: NotificationSettings,
): Promise<void> {
  const changed = JSON.stringify(notificationFlagsIn('notificationSettings.flags', flags))
  await writer.transaction().execute(async (transaction) => {
    await lockUser(transaction, user)
    await transaction
      .updateTable('users')
      .set({ notification_flags: sql`notification_flags || ${changed}::jsonb` })
      .where('id', '=', user)
      .execute()
  })
}
