import { markRead } from '../../../notifications/markRead.ts'
import { notificationsOfUser } from '../../../read-model/notifications/notificationsOfUser.ts'
import { withEntries } from '../../../read-model/page.ts'
import * as calls from '../../calls/notifications.ts'
import { notificationOf } from '../../models/notification.ts'
import { pageRequest } from '../pageRequest.ts'
import { route } from '../route.ts'
import { userFound } from '../users/own.ts'

export const getNotificationsByOwnerUsingPOST = route(
  calls.getNotificationsByOwnerUsingPOST,
  async ({ owner, pageRequest: page }, { reader, users }, { caller }) => {
    const { id } = await userFound(reader, owner)
    const isOwn = caller?.userId === id
    const records = await notificationsOfUser(reader, id, pageRequest(page), { isOwn })
    if (isOwn) {
      const unread = records.entries.filter(({ isRead }) => !isRead)
      await markRead(users.writer, id, unread)
    }
    return withEntries(
      records,
      records.entries.flatMap((record) => notificationOf(record) ?? []),
    )
  },
)
