import { isActivityId, parseActivityId } from '@mintline/core/identifiers'
import { sql } from 'kysely'
import { activityKey } from '../../database/keys/index.ts'
import {
  type Page,
  type PageRequest,
  type SortValue,
  withEntries,
} from '../../database/page/pagedList.ts'
import { readPage } from '../../database/page/readPage.ts'
import {
  type ActivityBranch,
  type ActivityOrder,
  TIME_KEYS,
} from '../../read-model/activities/activityLists.ts'
import type { ActivityModel } from '../../read-model/activities/activityModel.ts'
import { activitiesByKeys } from '../../read-model/activities/storedActivities.ts'
import { activityIdOf, collectionIdOf } from '../../read-model/ids/texts.ts'
import type { Reader } from '../../read-model/reader.ts'
import type { FollowingModel } from '../../read-model/social/follows.ts'
import { type LikeModel, likeModel } from '../../read-model/social/likeModel.ts'
import { readSocialKey, socialKeyOf } from './readSocial.ts'

/**
 * Returns the values that sort a feed entry among those with the same time; undefined = no such entry, or an activity
 * that a reorganisation removed.
 */
async function feedPlace(reader: Reader, id: string): Promise<readonly SortValue[] | undefined> {
  const social = socialKeyOf(id)
  if (social) return [0n, 0n, social]
  if (!isActivityId(id)) return undefined
  const key = activityKey(parseActivityId(id))
  const row = await reader
    .selectFrom('activities')
    .select(['block', 'log_index'])
    .where('id', '=', key)
    .executeTakeFirst()
  return row && [BigInt(row.block), BigInt(row.log_index), key]
}

/** A like or follow in an activity list. */
export type SocialActivityModel =
  | ({ readonly '@type': 'LIKE'; readonly collection: string } & LikeModel)
  | ({ readonly '@type': 'FOLLOW' } & FollowingModel)

/** An activity's key and time in a list. */
interface Placed {
  readonly id: Buffer
  readonly at: Date
}

/** Returns the likes and follows in an activity list, keyed by list index; other activities are left out. */
async function socialActivities(
  reader: Reader,
  placed: readonly Placed[],
): Promise<ReadonlyMap<number, SocialActivityModel>> {
  const keys = placed.map(({ id }) => readSocialKey(id))
  const collectionOf = await collectionsOfLikes(
    reader,
    keys.flatMap((key) => (key?.type === 'LIKE' ? [key] : [])),
  )
  const found = new Map<number, SocialActivityModel>()
  for (const [index, { at }] of placed.entries()) {
    const key = keys[index]
    if (key?.type === 'FOLLOW') {
      const { userId, followedId } = key
      found.set(index, { '@type': 'FOLLOW', userId, followedId, createdAt: at.toISOString() })
    } else if (key?.type === 'LIKE') {
      const collection = collectionOf(key)
      // The like may have ended since the page was read.
      if (collection === undefined) continue
      const like = likeModel({ user_id: key.userId, item: key.item, created_at: at })
      found.set(index, { '@type': 'LIKE', collection, ...like })
    }
  }
  return found
}

interface LikeKeys {
  readonly userId: string
  readonly item: Buffer
}

async function collectionsOfLikes(reader: Reader, likes: readonly LikeKeys[]) {
  const [items, users] = [likes.map(({ item }) => item), likes.map(({ userId }) => userId)]
  const { rows } =
    likes.length === 0
      ? { rows: [] }
      : await sql<{
          item: Buffer
          user_id: string
          collection: Buffer
        }>`
    select likes.item, likes.user_id, likes.collection
    from unnest(${items}::bytea[], ${users}::uuid[]) as asked (item, user_id)
    join likes on likes.item = asked.item and likes.user_id = asked.user_id`.execute(reader)
  const nameOf = (item: Buffer, userId: string) => `${userId} ${item.toString('hex')}`
  const known = new Map(
    rows.map((row) => [nameOf(row.item, row.user_id), collectionIdOf(row.collection)]),
  )
  return ({ item, userId }: LikeKeys) => known.get(nameOf(item, userId))
}

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
