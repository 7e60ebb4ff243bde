import { isMintlineError } from '@mintline/core'
import type { Mail } from '../mail/mailer.ts'
import type { MailService } from './task.ts'

/** Sends a mail; false = it may be retried. A mail that is refused for good counts as taken. */
export async function isMailTaken(
  { mailer, onTrouble }: Pick<MailService, 'mailer' | 'onTrouble'>,
  mail: Mail,
  signal: AbortSignal | undefined,
): Promise<boolean> {
  try {
    await mailer.send(mail, signal)
    onTrouble(undefined)
    return true
  } catch (error) {
    // After an interruption, the server may have the mail or not.
    signal?.throwIfAborted()
    if (!isMintlineError(error)) throw error
    onTrouble(error.message)
    return error.code === 'MAIL_REFUSED'
  }
}
