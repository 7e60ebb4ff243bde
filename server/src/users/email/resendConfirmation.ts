import type { ResendEmailResult } from '@mintline/core/enumerations/marketplace'
import { isUserId } from '../../database/keys/index.ts'
import { addJobs } from '../../database/queue/addJobs.ts'
import { confirmationJob } from '../../database/queue/jobs.ts'
import {
  EMAIL_STATES,
  emailStatusOf,
  NOTHING_TO_RESEND,
} from '../../read-model/users/emailStates.ts'
import { tryLockUser } from '../lockUser.ts'
import type { ChangeServices } from '../userServices.ts'
import { storedEmail } from './storedEmail.ts'

/** Has a mail with a new key sent, which alone counts from then on; undefined = there is no such user. */
export async function resendConfirmation(
  { writer, limits }: ChangeServices,
  userId: string,
  now: Date,
): Promise<ResendEmailResult | undefined> {
  if (!isUserId(userId)) return undefined
  return writer.transaction().execute(async (transaction) => {
    if (!(await tryLockUser(transaction, userId))) return undefined
    const row = await storedEmail(transaction, userId)
    if (!row || !EMAIL_STATES[emailStatusOf(row, limits, now)].resend) return NOTHING_TO_RESEND
    if (now.getTime() < row.mail_at.getTime() + limits.resendSeconds * 1000)
      return 'TOO_SHORT_TIME_PASSED'
    const request = row.request + 1
    await transaction
      .updateTable('user_emails')
      .set({ request, mail_at: now, key_hash: null, wrong_keys: 0 })
      .where('user_id', '=', userId)
      .execute()
    await addJobs(transaction, [confirmationJob(userId, request, now)])
    return 'RESENT'
  })
}
