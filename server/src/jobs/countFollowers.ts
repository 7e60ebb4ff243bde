import { type Kysely, sql } from 'kysely'
import type { DB } from '../database/tables.ts'
import type { Task } from './task.ts'

/** Users who are counted in one statement, each of which has to end within the time of a statement. */
const BATCH = 5000

/** Counts the followers of all users, by which searches sort them. */
export const countFollowers: Task<'countFollowers'> = async ({ writer }, _, signal) => {
  let last: string | undefined
  do {
    signal?.throwIfAborted()
    last = await countAfter(writer, last)
  } while (last !== undefined)
}

/** Counts the followers of the users after one, in the order of their ids; undefined = there are no more. */
async function countAfter(
  writer: Kysely<DB>,
  last: string | undefined,
): Promise<string | undefined> {
  const users = await writer
    .selectFrom('users')
    .select('id')
    .where('deleted_at', 'is', null)
    .$if(last !== undefined, (rows) => rows.where('id', '>', last as string))
    .orderBy('id')
    .limit(BATCH)
    .execute()
  const ids = users.map(({ id }) => id)
  await sql`
    insert into follower_counts (user_id, created_at, followers)
    select users.id, users.created_at, count(followings.user_id) from users
    left join followings on followings.followed_id = users.id
    where users.id = any(${ids}::uuid[]) and users.deleted_at is null
    group by users.id order by users.id
    on conflict (user_id) do update set followers = excluded.followers
    where follower_counts.followers <> excluded.followers`.execute(writer)
  return ids.length === BATCH ? ids.at(-1) : undefined
}
