import type { ShortUrlType } from '@mintline/core/enumerations/marketplace'
import { sql } from 'kysely'
import { readUserKey } from '../../database/keys/index.ts'
import { collectionIdOf, itemIdOf } from '../../read-model/ids/texts.ts'
import { isListed } from '../../read-model/moderation/conditions.ts'
import type { Reader } from '../../read-model/reader.ts'
import { daysOfWeek, weekBefore } from '../../read-model/social/visits.ts'

/** A short URL and its target. */
interface ShortUrlModel {
  readonly url: string
  readonly type: ShortUrlType
  /** User or collection id. */
  readonly target: string
  /** User who set it. */
  readonly owner: string
  readonly createdAt: Date
}

/** Returns a short URL's target; undefined = unassigned. */
export async function shortUrl(reader: Reader, url: string): Promise<ShortUrlModel | undefined> {
  const row = await reader
    .selectFrom('short_urls')
    .select(['url', 'user_id', 'collection', 'owner', 'created_at'])
    .where('url', '=', url)
    .executeTakeFirst()
  if (row === undefined) return undefined
  const { owner, created_at: createdAt } = row
  return row.collection
    ? { url, type: 'COLLECTION', target: collectionIdOf(row.collection), owner, createdAt }
    : { url, type: 'USER', target: row.user_id ?? '', owner, createdAt }
}

/** Maximum number of search results per day to consider: those with the most clicks. */
const MAX_OF_DAY = 300

/** An item, collection or user that is often clicked in search results. */
interface PopularModel {
  readonly kind: 'ITEM' | 'COLLECTION' | 'USER'
  readonly id: string
  /** Empty if it has none. */
  readonly name: string
  readonly clicks: number
}

const ID_OF = { ITEM: itemIdOf, COLLECTION: collectionIdOf, USER: readUserKey } as const

/**
 * Returns the items, collections or users with the most clicks in search results, in the week up to `now`, among the
 * top 300 for each day. Deleted ones, and those that operators have unlisted, are left out.
 */
export async function popularSubjects(
  reader: Reader,
  now: Date,
  size: number,
): Promise<PopularModel[]> {
  const days = daysOfWeek(now).map(
    (day) => sql`(
      select subject from search_clicks where day = ${day}
      order by clicks desc, subject limit ${MAX_OF_DAY})`,
  )
  const { rows } = await sql<{
    kind: PopularModel['kind']
    subject: Buffer
    name: string | null
    clicks: string
  }>`
    with counted as (
      select search_clicks.subject, search_clicks.kind, sum(search_clicks.clicks) as clicks
      from (${sql.join(days, sql` union `)}) as candidates
      join search_clicks on search_clicks.subject = candidates.subject
      where search_clicks.day >= ${weekBefore(now)} and search_clicks.day <= ${now}
      group by 1, 2
    )
    select kind, subject, clicks, name from (
      select counted.*, items.name from counted
      join items on counted.kind = 'ITEM' and items.id = counted.subject
      where not items.deleted and ${isListed(sql.ref('items.collection'))}
      union all
      select counted.*, coalesce(collection_settings.name, collections.name) from counted
      join collections on counted.kind = 'COLLECTION' and collections.id = counted.subject
      left join collection_settings on collection_settings.collection = collections.id
      union all
      select counted.*, users.username from counted
      join users on users.id = case counted.kind when 'USER' then encode(counted.subject, 'hex')::uuid end
      where users.deleted_at is null
    ) as named
    where ${isListed(sql.ref('named.subject'))}
    order by clicks desc, subject limit ${size}`.execute(reader)
  return rows.map(({ kind, subject, name, clicks }) => ({
    kind,
    id: ID_OF[kind](subject),
    name: name ?? '',
    clicks: Number(clicks),
  }))
}
