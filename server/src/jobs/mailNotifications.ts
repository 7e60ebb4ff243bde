import { claimMail, unclaimMail } from '../notifications/claimMail.ts'
import { mailedUsers } from '../notifications/mailedUsers.ts'
import { notificationMail } from '../notifications/notificationMail.ts'
import { isMailTaken } from './isMailTaken.ts'
import type { Task } from './task.ts'

/** Sends users one mail about all notifications that are due, and tries again each minute until a day after each of them. */
export const mailNotifications: Task<'mailNotifications'> = async ({ writer, mail }, _, signal) => {
  for await (const user of mailedUsers(writer)) {
    signal?.throwIfAborted()
    const claimed = await claimMail(writer, user, new Date())
    if (claimed === undefined) continue
    const { email, notices } = claimed
    const text = await notificationMail(writer, { email, notices, platform: mail.platform })
    if (await isMailTaken(mail, text, signal)) continue
    await unclaimMail(writer, user, notices)
    return
  }
}
