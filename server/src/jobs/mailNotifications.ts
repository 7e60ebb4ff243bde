import { claimMails, unclaimMail } from '../notifications/claimMail.ts'
import { mailedUsers } from '../notifications/mailedUsers.ts'
import { notificationMail } from '../notifications/notificationMail.ts'
import { isMailTaken } from './isMailTaken.ts'
import type { Task } from './task.ts'

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
