import { ApiError } from '../../http/apiError.ts'
import type { Caller } from '../../http/callers.ts'
import { found } from '../../http/found.ts'
import type { Reader } from '../../read-model/reader.ts'
import { type UserRecord, userById } from '../../read-model/users/users.ts'

/**
 * Returns the caller's id: nobody may change another user.
 *
 * @throws ApiError 403 if the path names another user
 */
export function ownId(id: string, { userId }: Caller): string {
  if (id !== userId) throw new ApiError('forbidden', 'This belongs to another user')
  return userId
}

/**
 * Returns the user in a path.
 *
 * @throws ApiError 404 if the user is not known
 */
export async function userFound(reader: Reader, id: string): Promise<UserRecord> {
  return found(await userById(reader, id), 'user', id)
}
