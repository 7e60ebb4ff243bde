import { timingSafeEqual } from 'node:crypto'
import type { EmailConfirmationResult } from '@mintline/core/enumerations/marketplace'
import { hashOf } from '../../access/secrets.ts'
import { addEntry } from '../../audit/addEntry.ts'
import { isUserId } from '../../database/keys/index.ts'
import { CONFIRM_REFUSALS, emailStatusOf } from '../../read-model/users/emailStates.ts'
import { tryLockUser } from '../lockUser.ts'
import type { CalledFrom } from '../sign-in/ownOrigins.ts'
import type { ChangeServices } from '../userServices.ts'
import { storedEmail } from './storedEmail.ts'

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
