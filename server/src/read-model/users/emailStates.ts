import type {
  EmailConfirmationResult,
  EmailConfirmationStatus,
  ResendEmailResult,
} from '@mintline/core/enumerations/marketplace'
import type { Reader } from '../reader.ts'

/**
 * An event for a user's email address. `lastMistake` is the wrong key that reaches the limit; later ones are not
 * counted.
 */
export type EmailEvent =
  | 'save'
  | 'clear'
  | 'resend'
  | 'confirm'
  | 'mistake'
  | 'lastMistake'
  | 'expire'

/** The next status for each event that may happen in a status. */
export const EMAIL_STATES: {
  readonly [Status in EmailConfirmationStatus]: Readonly<
    Partial<Record<EmailEvent, EmailConfirmationStatus>>
  >
} = {
  NOT_SET: { save: 'CONFIRMATION' },
  CONFIRMATION: {
    save: 'CONFIRMATION',
    clear: 'NOT_SET',
    resend: 'CONFIRMATION',
    confirm: 'CONFIRMED',
    mistake: 'CONFIRMATION',
    lastMistake: 'ATTEMPTS_EXCEEDED',
    expire: 'EXPIRED',
  },
  CONFIRMED: { save: 'CONFIRMATION', clear: 'NOT_SET' },
  EXPIRED: { save: 'CONFIRMATION', clear: 'NOT_SET', resend: 'CONFIRMATION' },
  ATTEMPTS_EXCEEDED: {
    save: 'CONFIRMATION',
    clear: 'NOT_SET',
    resend: 'CONFIRMATION',
    confirm: 'CONFIRMED',
    mistake: 'ATTEMPTS_EXCEEDED',
    expire: 'EXPIRED',
  },
}

/** Results for statuses that accept no key; undefined = keys are compared. */
export const CONFIRM_REFUSALS: Readonly<
  Record<EmailConfirmationStatus, EmailConfirmationResult | undefined>
> = {
  NOT_SET: 'CONFIRMATION_WAS_NOT_SENT',
  CONFIRMATION: undefined,
  CONFIRMED: 'EMAIL_IS_ALREADY_CONFIRMED',
  EXPIRED: 'CONFIRMATION_TIME_EXPIRED',
  ATTEMPTS_EXCEEDED: undefined,
}

/** Result if no address is waiting for another mail. */
export const NOTHING_TO_RESEND: ResendEmailResult = 'NO_EMAIL_SAVED'

/** Limits for confirming an address. */
export interface EmailLimits {
  /** A key's lifetime, in hours after its mail was due. */
  readonly confirmationHours: number
  /** Wrong keys allowed before `ATTEMPTS_EXCEEDED`; the right key still works after that. */
  readonly confirmationAttempts: number
}

const HOUR_MS = 60 * 60_000

/** The facts that determine an address's status. */
export interface EmailRow {
  readonly email: string | null
  /** When the last mail is or was due. */
  readonly mail_at: Date | null
  readonly wrong_keys: number
  readonly confirmed_at: Date | null
}

/** Returns an address's status at a time. */
export function emailStatusOf(
  row: EmailRow | undefined,
  { confirmationHours, confirmationAttempts }: EmailLimits,
  now: Date,
): EmailConfirmationStatus {
  if (!row?.email) return 'NOT_SET'
  if (row.confirmed_at) return 'CONFIRMED'
  const mailAt = row.mail_at?.getTime() ?? 0
  const expiresAt = mailAt + confirmationHours * HOUR_MS
  if (now.getTime() >= expiresAt) return 'EXPIRED'
  return row.wrong_keys >= confirmationAttempts ? 'ATTEMPTS_EXCEEDED' : 'CONFIRMATION'
}

/** A user's email address. Never disclosed to anybody else. */
interface UserEmail {
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
