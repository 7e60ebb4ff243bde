import { isUserId } from '../../database/keys/index.ts'
import type { Reader } from '../reader.ts'
import { type UserRecord, usersByIds } from './users.ts'

/** Returns users in the same order as `ids`, deduplicated; unknown and deleted ones are left out. */
export async function livingUsersByIds(
  reader: Reader,
  ids: readonly string[],
): Promise<UserRecord[]> {
  const known = [...new Set(ids)].filter(isUserId)
  const users = await usersByIds(reader, known)
  return known.flatMap((id) => {
    const user = users.get(id)
    return user === undefined || user.isDeleted ? [] : [user]
  })
}
