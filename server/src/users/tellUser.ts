import { randomBytes } from 'node:crypto'
import type { Transaction } from 'kysely'
import type { DB } from '../database/tables.ts'
import { MAIL_LIFETIME } from '../mail/mailer.ts'
import { ACCOUNT_KIND } from '../read-model/eventIds.ts'
import { storedEmail } from './email/storedEmail.ts'

const EVENT_BYTES = 16

/**
 * Notifies a user about an account change, also by mail to a confirmed address. Ignores settings, since a token thief
 * could change them.
 *
 * @param text - a sentence
 */
export async function tellUser(
  transaction: Transaction<DB>,
  userId: string,
  text: string,
  now: Date,
): Promise<void> {
  const address = await storedEmail(transaction, userId)
  const isReachable = Boolean(address?.email && address.confirmed_at)
  await transaction
    .insertInto('notifications')
    .values({
      user_id: userId,
      kind: ACCOUNT_KIND,
      event: randomBytes(EVENT_BYTES),
      at: now,
      text,
      mail_until: isReachable ? new Date(now.getTime() + MAIL_LIFETIME) : null,
    })
    .execute()
}

/** Redirects pending mails about account changes to the address that is about to be replaced. */
export async function keepMailsFor(
  transaction: Transaction<DB>,
  userId: string,
  address: string,
): Promise<void> {
  await transaction
    .updateTable('notifications')
    .set({ mail_to: address })
    .where('user_id', '=', userId)
    .where('text', 'is not', null)
    .where('mail_until', 'is not', null)
    .where('mail_to', 'is', null)
    .execute()
}
