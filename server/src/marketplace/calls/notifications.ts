import { Type } from 'typebox'
import { call } from '../../http/contract/call.ts'
import { ref } from '../../http/contract/model.ts'
import { PageRequest } from '../schemas/followings.ts'
import { UserIdInput } from '../schemas/identifiers.ts'
import { Notification } from '../schemas/notifications.ts'

export const getNotificationsByOwnerUsingPOST = call({
  operationId: 'getNotificationsByOwnerUsingPOST',
  summary: 'Notifications of a user, the latest first',
  description:
    'The token of the user, where it is sent, marks those that are answered as read for the next time.',
  tag: 'Notifications',
  knowsCaller: true,
  method: 'POST',
  path: '/marketplace/api/v4/notifications/{owner}',
  params: { owner: UserIdInput },
  body: { name: 'pageRequest', schema: PageRequest, optional: true },
  answer: Type.Array(ref(Notification)),
  continues: true,
  errors: 'E404',
})
