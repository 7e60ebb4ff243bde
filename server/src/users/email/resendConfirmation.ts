import type { ResendEmailResult } from '@mintline/core/enumerations/marketplace'
import { addJobs } from '../../database/queue/addJobs.ts'
import { confirmationJob } from '../../database/queue/jobs.ts'
import {
  EMAIL_STATES,
  emailStatusOf,
  NOTHING_TO_RESEND,
} from '../../read-model/users/emailStates.ts'
import { lockUser } from '../lockUser.ts'
import type { ChangeServices } from '../userServices.ts'
import { storedEmail } from './storedEmail.ts'

/**
 * Queues a mail with a new key; once it is on its way, only that key is valid. Does nothing within the pause between
 * mails, so that a repeated request sends one mail.
 *
 * @throws `USER_GONE`
 */
export async function resendConfirmation(
  { writer, limits }: ChangeServices,
  userId: string,
  now: Date,
): Promise<ResendEmailResult> {
  return writer.transaction().execute(async (transaction) => {
    await lockUser(transaction, userId)
    const row = await storedEmail(transaction, userId)
    if (!row || !EMAIL_STATES[emailStatusOf(row, limits, now)].resend) return NOTHING_TO_RESEND
    if (now.getTime() < row.mail_at.getTime() + limits.resendSeconds * 1000)
      return 'TOO_SHORT_TIME_PASSED'
    const request = row.request + 1
    await transaction
      .updateTable('user_emails')
      .set({ request, mail_at: now })
      .where('user_id', '=', userId)
      .execute()
    await addJobs(transaction, [confirmationJob(userId, request, now)])
    return 'RESENT'
  })
}
