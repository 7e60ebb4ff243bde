import { type Kysely, sql } from 'kysely'
import type { DB } from '../database/tables.ts'
import type { Task } from './task.ts'

/** Users per statement, so that each statement ends within the statement timeout. */
const BATCH = 5000

/** Counts followers for all users, as searches sort by them. */
export const countFollowers: Task<'countFollowers'> = async ({ writer }, _, signal) => {
  let last: string | undefined
  do {
    signal?.throwIfAborted()
    last = await countAfter(writer, last)
  } while (last !== undefined)
}

/** Counts followers for the next batch of users in id order; undefined = there are no more. */
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
  const [first, end] = [ids[0], ids.at(-1)]
  if (first === undefined) return undefined
  // Most counts are unchanged: a conflict would lock every row, which also writes to it.
  await sql`
    insert into follower_counts (user_id, created_at, followers)
    select users.id, users.created_at, coalesce(counted.followers, 0) from users
    left join (
      select followed_id, count(*) as followers from followings
      where followed_id between ${first} and ${end} group by followed_id
    ) as counted on counted.followed_id = users.id
    left join follower_counts as known on known.user_id = users.id
    where users.id between ${first} and ${end} and users.deleted_at is null
      and known.followers is distinct from coalesce(counted.followers, 0)
    order by users.id
    on conflict (user_id) do update set followers = excluded.followers`.execute(writer)
  return ids.length === BATCH ? end : undefined
}
