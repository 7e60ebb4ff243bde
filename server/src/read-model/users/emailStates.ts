import type {
  EmailConfirmationResult,
  EmailConfirmationStatus,
  ResendEmailResult,
} from '@mintline/core/enumerations/marketplace'

/** Something that happens to the address of a user. `lastMistake` is the wrong key after which wrong ones are not counted. */
export type EmailEvent =
  | 'save'
  | 'clear'
  | 'resend'
  | 'confirm'
  | 'mistake'
  | 'lastMistake'
  | 'expire'

/** The status of an address after each event that may happen in its status. */
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

/** Result of a key where none is taken; undefined = keys are compared. */
export const CONFIRM_REFUSALS: Readonly<
  Record<EmailConfirmationStatus, EmailConfirmationResult | undefined>
> = {
  NOT_SET: 'CONFIRMATION_WAS_NOT_SENT',
  CONFIRMATION: undefined,
  CONFIRMED: 'EMAIL_IS_ALREADY_CONFIRMED',
  EXPIRED: 'CONFIRMATION_TIME_EXPIRED',
  ATTEMPTS_EXCEEDED: undefined,
}

/** Result where no address waits for another mail. */
export const NOTHING_TO_RESEND: ResendEmailResult = 'NO_EMAIL_SAVED'

/** Limits of the confirmation of an address. */
export interface EmailLimits {
  /** Hours for which a key counts, from when its mail was due. */
  readonly confirmationHours: number
  /** Wrong keys after which further ones are told to be too many; the right one counts all the same. */
  readonly confirmationAttempts: number
}

const HOUR_MS = 60 * 60_000

/** Facts about an address, from which its state follows. */
export interface EmailRow {
  readonly email: string | null
  /** Time at which the last mail was due, or is. */
  readonly mail_at: Date | null
  readonly wrong_keys: number
  readonly confirmed_at: Date | null
}

/** The status of an address at a time. */
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
