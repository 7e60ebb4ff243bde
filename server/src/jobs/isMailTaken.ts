import { isMintlineError } from '@mintline/core'
import type { Mail } from '../mail/mailer.ts'
import type { MailService } from './task.ts'

/** Sends a mail; false = it may be tried again. One that is refused for good counts as taken. */
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
    // The server may have it: whoever was interrupted does not know.
    signal?.throwIfAborted()
    if (!isMintlineError(error)) throw error
    onTrouble(error.message)
    return error.code === 'MAIL_REFUSED'
  }
}
