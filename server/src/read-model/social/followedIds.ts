import { isUserId } from '../../database/keys/index.ts'
import type { Reader } from '../reader.ts'

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
