import { isMintlineError } from '@mintline/core'
import { claimMail, unclaimMail } from '../notifications/claimMail.ts'
import { mailedUsers } from '../notifications/mailedUsers.ts'
import { notificationMail } from '../notifications/notificationMail.ts'
import type { MailService, Task } from './task.ts'

/** Sends users one mail about all notifications that are due, and tries again each minute until a day after each of them. */
export const mailNotifications: Task<'mailNotifications'> = async ({ writer, mail }, _, signal) => {
  for await (const user of mailedUsers(writer)) {
    signal?.throwIfAborted()
    const claimed = await claimMail(writer, user, new Date())
    if (claimed === undefined) continue
    const { email, notices } = claimed
    const text = await notificationMail(writer, { email, notices, platform: mail.platform })
    if (await isTaken(mail, text, signal)) continue
    await unclaimMail(writer, user, notices)
    return
  }
}

/** Sends a mail; false = it may be tried again. */
async function isTaken(
  { mailer, onTrouble }: MailService,
  mail: Parameters<MailService['mailer']['send']>[0],
  signal: AbortSignal | undefined,
): Promise<boolean> {
  try {
    await mailer.send(mail, signal)
    onTrouble(undefined)
    return true
  } catch (error) {
    // The server may have it: better none than two.
    signal?.throwIfAborted()
    if (!isMintlineError(error)) throw error
    onTrouble(error.message)
    return error.code === 'MAIL_REFUSED'
  }
}
