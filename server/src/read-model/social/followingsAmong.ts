import { isUserId } from '../../database/keys/index.ts'
import type { Reader } from '../reader.ts'
import { FOLLOWING_COLUMNS, type FollowingModel, followingModel } from './followingModel.ts'

/** Returns which of these users a user follows, in the same order as `among`. Users not followed are left out. */
export async function followingsAmong(
  reader: Reader,
  userId: string,
  among: readonly string[],
): Promise<FollowingModel[]> {
  const ids = among.filter(isUserId)
  if (ids.length === 0 || !isUserId(userId)) return []
  const rows = await reader
    .selectFrom('followings')
    .select(FOLLOWING_COLUMNS)
    .where('user_id', '=', userId)
    .where('followed_id', 'in', ids)
    .execute()
  const byId = new Map(rows.map((row) => [row.followed_id, followingModel(row)]))
  return [...new Set(ids)].flatMap((id) => byId.get(id) ?? [])
}
