import { USER_NOTIFICATION_TYPES } from '@mintline/core/enumerations/marketplace'
import { parseActivityId } from '@mintline/core/identifiers'
import { Type } from 'typebox'
import { activityKey } from '../../database/keys/index.ts'
import { DateInput } from '../../http/contract/inputs.ts'
import { closedModel } from '../../http/contract/model.ts'
import { eventIdOf, eventKeyOf } from '../../read-model/eventIds.ts'
import { activityIdOf } from '../../read-model/ids/texts.ts'
import { addMissing, ofExistingUsers, Price, UserId } from '../fields.ts'
import { recordKind } from '../recordKind.ts'

/** Users' notifications, so that nobody is notified twice. Only the server that wrote them sends mails about them. */
export const notifications = recordKind({
  name: 'notification',
  plural: 'notifications',
  table: 'notifications',
  orderBy: ['user_id', 'kind', 'event'],
  schema: closedModel('ExportedNotification', 'A notification of a user', {
    user: UserId,
    kind: Type.Enum([...USER_NOTIFICATION_TYPES], { type: 'string' }),
    event: Type.String(),
    activity: Type.Optional(Type.String()),
    text: Type.Optional(Type.String()),
    at: DateInput,
    price: Type.Optional(Price),
    isRead: Type.Boolean(),
  }),
  recordsOf: (rows) =>
    rows.map(({ user_id, kind, event, activity, text, at, price, is_read }) => ({
      user: user_id,
      kind,
      event: eventIdOf(kind, event),
      activity: activity ? activityIdOf(activity) : undefined,
      text: text ?? undefined,
      at,
      price: price ?? undefined,
      isRead: is_read,
    })),
  parse: ({ user, kind, event, activity, text, at, price, isRead }) => ({
    user_id: user,
    kind,
    event: eventKeyOf(kind, event),
    activity: activity === undefined ? null : activityKey(parseActivityId(activity)),
    text: text ?? null,
    at,
    price: price ?? null,
    is_read: isRead,
  }),
  write: async ({ writer }, rows) =>
    addMissing(writer, 'notifications', await ofExistingUsers(writer, rows)),
})
