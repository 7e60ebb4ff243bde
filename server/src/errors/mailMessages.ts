import { answered } from './answers.ts'

/** Messages about mails. They never contain an address. */
export const MAIL_MESSAGES = {
  MAIL_NOT_SENT: ({ reason }: { reason: string }) =>
    `A mail could not be sent (${reason}): check the server that SMTP_URL names`,
  MAIL_REFUSED: ({ reason }: { reason: string }) =>
    `The mail server refused the receiver of a mail (${reason}): it is not tried again`,
  EMAIL_INVALID: answered(
    'validation',
    ({ field, rule }: { field: string; rule: string }) => `${field} ${rule}`,
  ),
}
