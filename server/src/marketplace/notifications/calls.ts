import { Type } from 'typebox'
import { ref } from '../../http/contract/model.ts'
import { withEntries } from '../../read-model/page.ts'
import { call } from '../call.ts'
import { PageRequest } from '../followings/schemas.ts'
import { pageRequest } from '../pageRequest.ts'
import { UserIdInput } from '../schemas/identifiers.ts'
import { userFound } from '../users/own.ts'
import { notificationOf } from './models.ts'
import { notificationsOfUser } from './read.ts'
import { Notification } from './schemas.ts'
import { markRead } from './write.ts'

export const getNotificationsByOwnerUsingPOST = call(
  {
    operationId: 'getNotificationsByOwnerUsingPOST',
    summary: 'Notifications of a user, the latest first',
    description:
      'The token of the user, where it is sent, marks those that are answered as read for the next time.',
    tag: 'Notifications',
    requestClass: 'read',
    knowsCaller: true,
    method: 'POST',
    path: '/marketplace/api/v4/notifications/{owner}',
    params: { owner: UserIdInput },
    body: { name: 'pageRequest', schema: PageRequest, optional: true },
    answer: Type.Array(ref(Notification)),
    continues: true,
    errors: 'E404',
  },
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
