import type { Settings } from '../config/settings.ts'
import type { MailService } from '../jobs/task.ts'
import { shownMails } from '../mail/mailer.ts'
import { smtpMailer } from '../mail/smtpMailer.ts'
import { troubleTeller } from './troubleTeller.ts'

/** This server's call that confirms an address. */
const CALL = '/marketplace/api/v4/users/{id}/confirmEmail/{key}'

/**
 * Opens the configured mail server, or shows mails in the log.
 *
 * @param say - receives mails to show, and a sentence per trouble, deduplicated
 */
export function mailServiceOf(
  { smtp, confirmationUrl, publicUrl, platform, host, port, marketplaceLimits }: Settings,
  say: (line: string) => void,
): MailService {
  const template = confirmationUrl ?? `${publicUrl ?? `http://${host}:${port}`}${CALL}`
  return {
    mailer: smtp ? smtpMailer(smtp) : shownMails(say),
    linkOf: (userId, key) => template.replace('{id}', userId).replace('{key}', key),
    limits: marketplaceLimits,
    platform,
    onTrouble: troubleTeller(say),
  }
}
