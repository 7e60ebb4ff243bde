import type { Reader } from '../reader.ts'

/** How many users follow a user, and how many the user follows. */
export interface FollowCounts {
  readonly followers: number
  readonly followings: number
}

/** Counts users' followers and followings. */
export async function followCounts(
  reader: Reader,
  userIds: readonly string[],
): Promise<(userId: string) => FollowCounts> {
  const [followers, followings] = await Promise.all([
    counted(reader, 'followed_id', userIds),
    counted(reader, 'user_id', userIds),
  ])
  return (userId) => ({
    followers: followers.get(userId) ?? 0,
    followings: followings.get(userId) ?? 0,
  })
}

async function counted(
  reader: Reader,
  column: 'user_id' | 'followed_id',
  userIds: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  if (userIds.length === 0) return new Map()
  const rows = await reader
    .selectFrom('followings')
    .select(({ fn }) => [`${column} as id`, fn.countAll().as('count')] as const)
    .where(column, 'in', [...userIds])
    .groupBy(column)
    .execute()
  return new Map(rows.map(({ id, count }) => [id, Number(count)]))
}
