import { type Page, type PageRequest, withEntries } from '../../database/page/pagedList.ts'
import { readPage } from '../../database/page/readPage.ts'
import { activitiesByKeys } from '../activities/activitiesByKeys.ts'
import { type ActivityBranch, type ActivityOrder, TIME_KEYS } from '../activities/activityList.ts'
import type { ActivityModel } from '../activities/activityModel.ts'
import { activityIdOf } from '../ids/texts.ts'
import type { Reader } from '../reader.ts'
import { feedPlace } from './feedPlace.ts'
import { type SocialActivityModel, socialActivities } from './socialActivities.ts'
import { readSocialKey } from './socialKeys.ts'

/** A blockchain activity, like or follow. */
export type FeedEntry = ActivityModel | SocialActivityModel

/**
 * Returns a page of blockchain activities, likes and follows in time order. An activity can be in several branches.
 */
export async function activityFeed(
  reader: Reader,
  { isEarliestFirst }: Pick<ActivityOrder, 'isEarliestFirst'>,
  request: PageRequest,
  branches: readonly ActivityBranch[],
): Promise<Page<FeedEntry>> {
  const list = {
    name: isEarliestFirst ? 'feed.earliest' : 'feed',
    direction: isEarliestFirst ? 'asc' : 'desc',
    keys: TIME_KEYS,
    hasOverlaps: true,
    readId: (id: string) => feedPlace(reader, id),
  } as const
  const page = await readPage(reader, list, request, branches)
  const indexed = page.entries.filter(({ id }) => readSocialKey(id) === undefined)
  const [activities, social] = await Promise.all([
    activitiesByKeys(
      reader,
      indexed.map(({ id }) => id),
    ),
    socialActivities(reader, page.entries),
  ])
  const byId = new Map(activities.map((activity) => [activity.id, activity]))
  const entries = page.entries.flatMap(({ id }, index): readonly FeedEntry[] => {
    const entry = social.get(index) ?? (readSocialKey(id) ? undefined : byId.get(activityIdOf(id)))
    return entry ? [entry] : []
  })
  return withEntries(page, entries)
}
