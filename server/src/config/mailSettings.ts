import { ServerError } from '../errors/serverError.ts'
import { EMAIL_RULE, isEmailAddress } from '../mail/emailAddress.ts'
import type { Sender, SmtpSettings } from '../mail/smtpMailer.ts'
import { type GivenSecret, secretIn } from './secrets.ts'

/** A name in any script before an address. */
const NAMED = /^([^<>"\p{C}\p{Zl}\p{Zp}]*)<([^<>]+)>$/u

/**
 * Returns the mail server from `SMTP_URL`, or from the file in `SMTP_URL_FILE`, and the sender from `MAIL_FROM`;
 * undefined = none.
 *
 * @throws `OPTION_INVALID`, which never shows the URL
 */
export function mailSettingsIn(
  environment: Readonly<Record<string, string | undefined>>,
): SmtpSettings | undefined {
  const secret = secretIn(environment, 'SMTP_URL')
  return secret && { url: urlOf(secret), from: senderOf(environment.MAIL_FROM?.trim() ?? '') }
}

function urlOf({ text, option }: GivenSecret): string {
  if (/^smtps?:\/\//i.test(text) && URL.canParse(text) && new URL(text).hostname) return text
  throw refusal(option, 'must be the smtp: or smtps: URL of a mail server')
}

function senderOf(text: string): Sender {
  const [, name = '', address = text] = NAMED.exec(text) ?? []
  if (isEmailAddress(address)) return { name: name.trim(), address }
  throw refusal('MAIL_FROM', `${EMAIL_RULE}, or Name <ann@example.com>`)
}

function refusal(option: string, rule: string): ServerError<'OPTION_INVALID'> {
  return new ServerError('OPTION_INVALID', { option, rule })
}
