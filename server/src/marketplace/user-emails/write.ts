import { timingSafeEqual } from 'node:crypto'
import type {
  EmailConfirmationResult,
  ResendEmailResult,
} from '@mintline/core/enumerations/marketplace'
import { hashOf } from '../../access/secrets.ts'
import { addEntry } from '../../audit/addEntry.ts'
import { isUserId } from '../../database/keys/index.ts'
import { addJobs } from '../../database/queue/addJobs.ts'
import { confirmationJob } from '../../database/queue/jobs.ts'
import { ServerError } from '../../errors/serverError.ts'
import type { Caller } from '../../http/callers.ts'
import { EMAIL_RULE, isEmailAddress } from '../../mail/emailAddress.ts'
import {
  CONFIRM_REFUSALS,
  EMAIL_STATES,
  type EmailRow,
  emailStatusOf,
  NOTHING_TO_RESEND,
} from '../../read-model/users/emailStates.ts'
import { storedEmail } from '../../users/email/storedEmail.ts'
import { lockUser, tryLockUser } from '../../users/lockUsers.ts'
import { requireFreshSignIn } from '../../users/sessions/freshSignIn.ts'
import type { CalledFrom } from '../../users/sign-in/ownOrigins.ts'
import { keepMailsFor, tellUser } from '../../users/tellUser.ts'
import type { ChangeServices } from '../../users/userServices.ts'

/**
 * Confirms a user's e-mail address by the key in a mail, or counts a wrong key; undefined = the user does not exist.
 */
export async function confirmEmail(
  { writer, limits }: ChangeServices,
  userId: string,
  key: string,
  { now, ip }: { readonly now: Date } & Pick<CalledFrom, 'ip'>,
): Promise<EmailConfirmationResult | undefined> {
  if (!isUserId(userId)) return undefined
  return writer.transaction().execute(async (transaction) => {
    if (!(await tryLockUser(transaction, userId))) return undefined
    const row = await storedEmail(transaction, userId)
    const status = emailStatusOf(row, limits, now)
    const refusal = CONFIRM_REFUSALS[status]
    if (refusal) return refusal
    if (!row?.key_hash) return 'CONFIRMATION_WAS_NOT_SENT'
    const isRight = timingSafeEqual(hashOf(key), row.key_hash)
    // Anybody can send wrong keys, so the right one is accepted after any number of them.
    if (!isRight && status === 'ATTEMPTS_EXCEEDED') return 'TOO_MANY_CONFIRMATION_ATTEMPTS'
    await transaction
      .updateTable('user_emails')
      .set(isRight ? { confirmed_at: now, key_hash: null } : { wrong_keys: row.wrong_keys + 1 })
      .where('user_id', '=', userId)
      .execute()
    if (isRight) await addEntry(transaction, { kind: 'EMAIL_CONFIRMED', at: now, userId, ip })
    return isRight ? 'CONFIRMED' : 'WRONG_CONFIRMATION_CODE'
  })
}

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
