import { isMintlineError } from '@mintline/core'
import { addJobs } from '../database/queue/addJobs.ts'
import { notificationsJob } from '../database/queue/jobs.ts'
import type { Mail } from '../mail/mailer.ts'
import { claimMails, mailedUsers, unclaimMail } from '../notifications/claimMail.ts'
import { notificationMail } from '../notifications/notificationMail.ts'
import { tellUsers } from '../notifications/tellUsers.ts'
import { settledUntil } from '../read-model/isSettled.ts'
import type { MailService, Task } from './task.ts'

/** Milliseconds until the next check, if somebody may need a notification. */
const PAUSE = 5_000

/** Writes notifications for sales stored since the last check, and for events recorded with orders. */
export const notifyUsers: Task<'notifyUsers'> = async ({ writer }, _, signal) => {
  const until = await settledUntil(writer)
  const times = { now: new Date(), until }
  const result = await tellUsers(writer, times, signal)
  if (result === 'nobody') return
  const pause = result === 'more' ? 0 : PAUSE
  await addJobs(writer, [notificationsJob(new Date(Date.now() + pause))])
}

/**
 * Sends each user one mail about all due order and sale notifications, and one about their account. Retries each
 * minute, until a day after each notification.
 */
export const mailNotifications: Task<'mailNotifications'> = async ({ writer, mail }, _, signal) => {
  for await (const user of mailedUsers(writer)) {
    signal?.throwIfAborted()
    const claimed = await claimMails(writer, user, new Date())
    for (const [index, { email, notices }] of claimed.entries()) {
      const text = await notificationMail(writer, { email, notices, platform: mail.platform })
      if (await isMailTaken(mail, text, signal)) continue
      for (const unsent of claimed.slice(index)) await unclaimMail(writer, user, unsent)
      return
    }
  }
}

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
