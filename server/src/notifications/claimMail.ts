import { type Kysely, type RawBuilder, type Selectable, sql } from 'kysely'
import { groupBy } from '../database/groupBy.ts'
import type { DB, Notifications } from '../database/tables.ts'
import { MAIL_LIFETIME } from '../mail/mailer.ts'
import { lockUsers } from '../users/lockUsers.ts'

/** A notification with the columns for a mail. */
export type MailedNotice = Pick<
  Selectable<Notifications>,
  'kind' | 'event' | 'activity' | 'at' | 'price' | 'text' | 'mail_to'
>

/** A mail to send. */
export interface ClaimedMail {
  readonly email: string
  /** Latest first. Either all have a text and are about the account, or all are about activities. */
  readonly notices: readonly MailedNotice[]
}

/**
 * Claims a user's notifications that are due for a mail, so that no process sends them again, not even if this one is
 * killed while sending: no notification is mailed twice.
 *
 * @returns one mail about orders and sales, unless the user wants none, and one about the account for each address
 */
export function claimMails(writer: Kysely<DB>, userId: string, now: Date): Promise<ClaimedMail[]> {
  return writer.transaction().execute(async (transaction) => {
    const user = (await lockUsers(transaction, [userId])).get(userId)
    const due = await transaction
      .updateTable('notifications')
      .set({ mail_until: null })
      .where('user_id', '=', userId)
      .where('mail_until', 'is not', null)
      .returning(['kind', 'event', 'activity', 'at', 'price', 'text', 'mail_to'])
      .execute()
    if (user === undefined) return []
    // Replaced addresses are not kept longer than needed.
    await transaction
      .updateTable('notifications')
      .set({ mail_to: null })
      .where('user_id', '=', userId)
      .where('mail_to', 'is not', null)
      .execute()
    const notices = due
      .filter(({ at }) => at.getTime() + MAIL_LIFETIME > now.getTime())
      .sort((one, other) => other.at.getTime() - one.at.getTime())
    const row = await transaction
      .selectFrom('user_emails')
      .select('email')
      .where('user_id', '=', userId)
      .where('confirmed_at', 'is not', null)
      .executeTakeFirst()
    const present = row?.email ?? undefined
    const news = notices.filter(({ text }) => text === null)
    const mails = groupBy(
      notices.filter(({ text }) => text !== null),
      ({ mail_to: replaced }) => replaced ?? present,
    )
    const claimed = [
      ...[...mails].map(([email, about]) => ({ email, notices: about })),
      { email: user.receivesMail ? present : undefined, notices: news },
    ]
    return claimed.flatMap(({ email, notices: about }) =>
      email === undefined || about.length === 0 ? [] : { email, notices: about },
    )
  })
}

/** Makes an unsent mail due again. */
export async function unclaimMail(
  writer: Kysely<DB>,
  userId: string,
  { email, notices }: ClaimedMail,
): Promise<void> {
  const isOfAccount = notices.some(({ text }) => text !== null)
  await writer
    .updateTable('notifications')
    .set({
      mail_until: sql`at + make_interval(secs => ${MAIL_LIFETIME / 1000})`,
      mail_to: isOfAccount ? email : null,
    })
    .where('user_id', '=', userId)
    .where(isAmong(notices))
    .execute()
}

/** A notification's key among its user's notifications. */
export type NoticeKey = Pick<Selectable<Notifications>, 'kind' | 'event'>

/** Builds a condition that matches the given notifications. */
export function isAmong(notices: readonly NoticeKey[]): RawBuilder<boolean> {
  const kinds = notices.map(({ kind }) => kind)
  const events = notices.map(({ event }) => event)
  return sql<boolean>`(kind, event) in (select * from unnest(${kinds}::text[], ${events}::bytea[]))`
}

/** Users per query. */
const BATCH = 100

/** Yields the ids of users with notifications to mail. */
export async function* mailedUsers(reader: Kysely<DB>): AsyncGenerator<string> {
  let last: string | undefined
  do {
    const rows = await reader
      .selectFrom('notifications')
      .select('user_id')
      .distinct()
      .where('mail_until', 'is not', null)
      .$if(last !== undefined, (query) => query.where('user_id', '>', last as string))
      .orderBy('user_id')
      .limit(BATCH)
      .execute()
    for (const { user_id } of rows) yield user_id
    last = rows.length === BATCH ? rows.at(-1)?.user_id : undefined
  } while (last !== undefined)
}
