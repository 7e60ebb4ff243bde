import type { Kysely } from 'kysely'
import { hashOf, newSecret } from '../../access/secrets.ts'
import type { DB } from '../../database/tables.ts'
import { type EmailLimits, emailStatusOf } from '../../read-model/users/emailStates.ts'
import { tryLockUser } from '../lockUsers.ts'
import { countMail, type MailLimits } from './mailCounts.ts'
import { storedEmail } from './storedEmail.ts'

/** Services for drawing keys. */
export interface DrawServices {
  readonly writer: Kysely<DB>
  readonly limits: EmailLimits & MailLimits
}

/** A mail to send. */
export interface Confirmation {
  readonly email: string
  /** Only in the mail; the database stores its hash. */
  readonly key: string
  /** Time when the mail was due. */
  readonly mailAt: Date
}

/**
 * Draws a new key for a mail that is about to be sent. It replaces any earlier key: each attempt to send has its own,
 * so that no key goes out twice. The mail is counted.
 *
 * @param request - the mail's number
 * @returns `TOO_MANY` if the receiver or its domain may get no more mails in this hour; undefined if the mail is no
 * longer needed
 */
export function drawKey(
  { writer, limits }: DrawServices,
  userId: string,
  request: number,
  now: Date,
): Promise<Confirmation | 'TOO_MANY' | undefined> {
  return writer.transaction().execute(async (transaction) => {
    if (!(await tryLockUser(transaction, userId))) return undefined
    const row = await storedEmail(transaction, userId)
    if (!row?.email || row.request !== request) return undefined
    const status = emailStatusOf(row, limits, now)
    if (status !== 'CONFIRMATION' && status !== 'ATTEMPTS_EXCEEDED') return undefined
    if (!(await countMail(transaction, row.email, limits, now))) return 'TOO_MANY'
    const key = newSecret()
    await transaction
      .updateTable('user_emails')
      .set({ key_hash: hashOf(key), wrong_keys: 0 })
      .where('user_id', '=', userId)
      .execute()
    return { email: row.email, key, mailAt: row.mail_at }
  })
}
