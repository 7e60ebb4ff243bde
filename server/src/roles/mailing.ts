import type { Settings } from '../config/settings.ts'
import type { MailService } from '../jobs/task.ts'
import { shownMails } from '../mail/mailer.ts'
import { smtpMailer } from '../mail/smtpMailer.ts'
import { troubleTeller } from './troubleTeller.ts'

/** The call of this server that confirms an address. */
const CALL = '/marketplace/api/v4/users/{id}/confirmEmail/{key}'

/**
 * The mail server that settings name, else mails that are shown.
 *
 * @param say - gets mails that are shown, and the sentence of a trouble, once until there is another one or none
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
