import { addEntry } from '../../audit/addEntry.ts'
import { addJobs } from '../../database/queue/addJobs.ts'
import { confirmationJob } from '../../database/queue/jobs.ts'
import { ServerError } from '../../errors/serverError.ts'
import type { Caller } from '../../http/callers.ts'
import { EMAIL_RULE, isEmailAddress } from '../../mail/emailAddress.ts'
import { type EmailRow, emailStatusOf } from '../../read-model/users/emailStates.ts'
import { lockUser } from '../lockUser.ts'
import { requireFreshSignIn } from '../sessions/freshSignIn.ts'
import type { CalledFrom } from '../sign-in/ownOrigins.ts'
import { keepMailsFor, tellUser } from '../tellUser.ts'
import type { ChangeServices } from '../userServices.ts'
import { storedEmail } from './storedEmail.ts'

const CHANGED = 'The e-mail address of your profile was changed.'
const REMOVED = 'The e-mail address was removed from your profile.'

/**
 * Saves a user's e-mail address and queues a mail with a key. If the address changes several times within the pause
 * between mails, only the last one gets a mail. A confirmed address stays confirmed if it is saved again.
 *
 * @param given - undefined and an empty text = none
 * @throws `EMAIL_INVALID`, `USER_GONE`; `SIGN_IN_NOT_FRESH` and `WALLET_TOO_NEW` if the address changes
 */
export async function saveEmail(
  { writer, limits }: ChangeServices,
  caller: Caller,
  given: string | undefined,
  { now, ip }: { readonly now: Date } & Pick<CalledFrom, 'ip'>,
): Promise<void> {
  const { userId } = caller
  const email = given?.trim() || undefined
  if (email !== undefined && !isEmailAddress(email)) {
    throw new ServerError('EMAIL_INVALID', { field: 'email', rule: EMAIL_RULE })
  }
  await writer.transaction().execute(async (transaction) => {
    await lockUser(transaction, userId)
    const row = await storedEmail(transaction, userId)
    if (email !== (row?.email ?? undefined)) {
      await requireFreshSignIn(transaction, caller, now)
      const kind = email === undefined ? 'EMAIL_REMOVED' : 'EMAIL_CHANGED'
      await addEntry(transaction, { kind, at: now, userId, ip })
      await tellUser(transaction, userId, email === undefined ? REMOVED : CHANGED, now)
      if (row?.email && row.confirmed_at) await keepMailsFor(transaction, userId, row.email)
    }
    if (email === undefined) {
      await transaction
        .updateTable('user_emails')
        .set({ email: null, key_hash: null, wrong_keys: 0, confirmed_at: null })
        .where('user_id', '=', userId)
        .execute()
      return
    }
    if (emailStatusOf(row, limits, now) === 'CONFIRMED' && row?.email === email) return
    const values = {
      email,
      request: (row?.request ?? 0) + 1,
      mail_at: nextMail(row, limits.resendSeconds, now),
      key_hash: null,
      wrong_keys: 0,
      confirmed_at: null,
    }
    await transaction
      .insertInto('user_emails')
      .values({ user_id: userId, ...values })
      .onConflict((conflict) => conflict.column('user_id').doUpdateSet(values))
      .execute()
    await addJobs(transaction, [confirmationJob(userId, values.request, values.mail_at)])
  })
}

/** Returns when the pending or next mail is due, so that nobody can be flooded with mails by saving addresses. */
function nextMail(
  row: Pick<EmailRow, 'mail_at'> | undefined,
  resendSeconds: number,
  now: Date,
): Date {
  if (!row?.mail_at) return now
  if (row.mail_at > now) return row.mail_at
  return new Date(Math.max(now.getTime(), row.mail_at.getTime() + resendSeconds * 1000))
}
