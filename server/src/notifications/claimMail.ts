import { type Kysely, type Selectable, sql } from 'kysely'
import type { DB, Notifications } from '../database/tables.ts'
import { lockUsers } from '../users/lockUsers.ts'
import { isAmong } from './isAmong.ts'
import { MAIL_LIFETIME } from './writeNotices.ts'

/** A notification as a mail needs it. */
export type MailedNotice = Pick<
  Selectable<Notifications>,
  'kind' | 'event' | 'activity' | 'at' | 'price'
>

/** A mail that is about to be sent. */
export interface ClaimedMail {
  readonly email: string
  /** The latest first. */
  readonly notices: readonly MailedNotice[]
}

/**
 * Takes the notifications of a user whose mail is due, so that nobody else sends it, and neither does this process if it is
 * killed while it does: no notification is mailed twice.
 *
 * @returns undefined where there is nothing to send, or the user does not want it any more
 */
export function claimMail(
  writer: Kysely<DB>,
  userId: string,
  now: Date,
): Promise<ClaimedMail | undefined> {
  return writer.transaction().execute(async (transaction) => {
    const user = (await lockUsers(transaction, [userId])).get(userId)
    const due = await transaction
      .updateTable('notifications')
      .set({ mail_until: null })
      .where('user_id', '=', userId)
      .where('mail_until', 'is not', null)
      .returning(['kind', 'event', 'activity', 'at', 'price'])
      .execute()
    const notices = due
      .filter(({ at }) => at.getTime() + MAIL_LIFETIME > now.getTime())
      .sort((one, other) => other.at.getTime() - one.at.getTime())
    if (!user?.receivesMail || notices.length === 0) return undefined
    const row = await transaction
      .selectFrom('user_emails')
      .select('email')
      .where('user_id', '=', userId)
      .executeTakeFirst()
    return row?.email ? { email: row.email, notices } : undefined
  })
}

/** Makes a mail due again that was not sent. */
export async function unclaimMail(
  writer: Kysely<DB>,
  userId: string,
  notices: readonly MailedNotice[],
): Promise<void> {
  await writer
    .updateTable('notifications')
    .set({ mail_until: sql`at + make_interval(secs => ${MAIL_LIFETIME / 1000})` })
    .where('user_id', '=', userId)
    .where(isAmong(notices))
    .execute()
}
