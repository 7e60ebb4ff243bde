import { isUserId } from '../../database/keys/index.ts'
import type { Reader } from '../reader.ts'

/** A user's follower and following counts. */
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

/** Returns the ids of all users that a user follows, the latest first; undefined = no such user. */
export async function followedIds(reader: Reader, userId: string): Promise<string[] | undefined> {
  if (!isUserId(userId)) return undefined
  const rows = await reader
    .selectFrom('users')
    .leftJoin('followings', 'followings.user_id', 'users.id')
    .select('followings.followed_id')
    .where('users.id', '=', userId)
    .where('users.deleted_at', 'is', null)
    .orderBy('followings.created_at', 'desc')
    .orderBy('followings.followed_id', 'desc')
    .execute()
  return rows.length === 0 ? undefined : rows.flatMap((row) => row.followed_id ?? [])
}

/** Columns of followings that the APIs show. */
export const FOLLOWING_COLUMNS = [
  'followings.user_id',
  'followings.followed_id',
  'followings.created_at',
] as const

/** A user who follows another one. */
export interface FollowingModel {
  readonly userId: string
  readonly followedId: string
  readonly createdAt: string
}

/** Converts a row to a following. */
export const followingModel = (row: {
  readonly user_id: string
  readonly followed_id: string
  readonly created_at: Date
}): FollowingModel => ({
  userId: row.user_id,
  followedId: row.followed_id,
  createdAt: row.created_at.toISOString(),
})

/** Returns a following's public id. */
export const followingIdOf = ({
  userId,
  followedId,
}: Pick<FollowingModel, 'userId' | 'followedId'>): string => `${userId}:${followedId}`
