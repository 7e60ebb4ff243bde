import type { UserNotificationType } from '@mintline/core/enumerations/marketplace'
import { parseActivityId } from '@mintline/core/identifiers'
import { activityKey, isUserId } from '../../database/keys/index.ts'
import {
  type Page,
  type PagedList,
  type PageRequest,
  withEntries,
} from '../../database/page/pagedList.ts'
import { readPage } from '../../database/page/readPage.ts'
import { activitiesByKeys } from '../activities/activitiesByKeys.ts'
import type { ActivityModel } from '../activities/activityModel.ts'
import { activityIdOf } from '../ids/texts.ts'
import type { Reader } from '../reader.ts'

/** A notification of a user. */
export interface NotificationRecord {
  readonly userId: string
  readonly kind: UserNotificationType
  /** Id of the activity that makes it one of its kind. */
  readonly eventId: string
  readonly event: Buffer
  readonly at: Date
  /** Amount that the user got, in whole units; undefined = the activity says it. */
  readonly price: string | undefined
  readonly isRead: boolean
  readonly activity: ActivityModel
}

const LIST: PagedList = {
  name: 'notifications.ofUser',
  direction: 'desc',
  keys: [
    { column: 'notifications.at', kind: 'time' },
    { column: 'notifications.kind', kind: 'text' },
    { column: 'notifications.event', kind: 'bytes' },
  ],
  readId: (id) => {
    const colon = id.indexOf(':')
    return [id.slice(0, colon), activityKey(parseActivityId(id.slice(colon + 1)))]
  },
}

/** Notifications of a user, the latest first. Those whose activity a reorganisation took away are left out. */
export async function notificationsOfUser(
  reader: Reader,
  userId: string,
  request: PageRequest,
): Promise<Page<NotificationRecord>> {
  const branch = reader
    .selectFrom('notifications')
    .select(['notifications.at', 'notifications.kind', 'notifications.event'])
    .select(['notifications.activity', 'notifications.price', 'notifications.is_read'])
    .where('notifications.user_id', '=', userId)
  const page = await readPage(reader, LIST, request, isUserId(userId) ? [branch] : [])
  const activities = await activitiesByKeys(
    reader,
    page.entries.map(({ activity }) => activity),
  )
  const byId = new Map(activities.map((activity) => [activity.id, activity]))
  const records = page.entries.flatMap((row) => {
    const activity = byId.get(activityIdOf(row.activity))
    if (activity === undefined) return []
    return {
      userId,
      kind: row.kind as UserNotificationType,
      eventId: activityIdOf(row.event),
      event: row.event,
      at: row.at,
      price: row.price ?? undefined,
      isRead: row.is_read,
      activity,
    }
  })
  return withEntries(page, records)
}
