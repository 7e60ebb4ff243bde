import type { UserNotificationType } from '@mintline/core/enumerations/marketplace'
import { isUserId } from '../../database/keys/index.ts'
import {
  type Page,
  type PagedList,
  type PageRequest,
  withEntries,
} from '../../database/page/pagedList.ts'
import { readPage } from '../../database/page/readPage.ts'
import type { ActivityModel } from '../../read-model/activities/activityModel.ts'
import { activitiesByKeys } from '../../read-model/activities/storedActivities.ts'
import { eventIdOf, eventKeyOf } from '../../read-model/eventIds.ts'
import { activityIdOf } from '../../read-model/ids/texts.ts'
import type { Reader } from '../../read-model/reader.ts'

/** A user's notification. */
export interface NotificationRecord {
  readonly userId: string
  readonly kind: UserNotificationType
  /** Activity id that makes it unique among its kind, or an account change's id. */
  readonly eventId: string
  readonly event: Buffer
  readonly at: Date
  /** Amount that the user got, in whole units; undefined = see the activity. */
  readonly price: string | undefined
  readonly isRead: boolean
  /** Activity to report; undefined if there is a text. */
  readonly activity: ActivityModel | undefined
  /** Account change to report. */
  readonly text: string | undefined
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
    const kind = id.slice(0, colon)
    return [kind, eventKeyOf(kind, id.slice(colon + 1))]
  },
}

/**
 * Lists a user's notifications, the latest first. Leaves out those whose activity a reorganisation removed, and shows
 * account notifications only to the user.
 */
export async function notificationsOfUser(
  reader: Reader,
  userId: string,
  request: PageRequest,
  { isOwn }: { readonly isOwn: boolean },
): Promise<Page<NotificationRecord>> {
  const branch = reader
    .selectFrom('notifications')
    .select(['notifications.at', 'notifications.kind', 'notifications.event'])
    .select(['notifications.activity', 'notifications.price', 'notifications.is_read'])
    .select('notifications.text')
    .where('notifications.user_id', '=', userId)
    .$if(!isOwn, (query) => query.where('notifications.text', 'is', null))
  const page = await readPage(reader, LIST, request, isUserId(userId) ? [branch] : [])
  const activities = await activitiesByKeys(
    reader,
    page.entries.flatMap(({ activity }) => activity ?? []),
  )
  const byId = new Map(activities.map((activity) => [activity.id, activity]))
  const records = page.entries.flatMap((row) => {
    const activity = row.activity ? byId.get(activityIdOf(row.activity)) : undefined
    if (activity === undefined && row.text === null) return []
    return {
      userId,
      kind: row.kind as UserNotificationType,
      eventId: eventIdOf(row.kind, row.event),
      event: row.event,
      at: row.at,
      price: row.price ?? undefined,
      isRead: row.is_read,
      activity,
      text: row.text ?? undefined,
    }
  })
  return withEntries(page, records)
}
