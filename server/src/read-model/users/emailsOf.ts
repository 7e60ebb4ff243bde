import type { EmailConfirmationStatus } from '@mintline/core/enumerations/marketplace'
import type { Reader } from '../reader.ts'
import { type EmailLimits, emailStatusOf } from './emailStates.ts'

/** A user's email address. Never disclosed to anybody else. */
export interface UserEmail {
  readonly email: string | undefined
  readonly status: EmailConfirmationStatus
}

/** Returns email addresses by user id, with their status at a time; users without one are left out. */
export async function emailsOf(
  reader: Reader,
  userIds: readonly string[],
  limits: EmailLimits,
  now: Date,
): Promise<ReadonlyMap<string, UserEmail>> {
  if (userIds.length === 0) return new Map()
  const rows = await reader
    .selectFrom('user_emails')
    .select(['user_id', 'email', 'mail_at', 'wrong_keys', 'confirmed_at'])
    .where('user_id', 'in', userIds)
    .execute()
  return new Map(
    rows.map((row) => [
      row.user_id,
      { email: row.email ?? undefined, status: emailStatusOf(row, limits, now) },
    ]),
  )
}
