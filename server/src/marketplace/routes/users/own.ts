import { ApiError } from '../../../http/apiError.ts'
import type { Caller } from '../../../http/callers.ts'
import { found } from '../../../http/found.ts'
import type { Reader } from '../../../read-model/reader.ts'
import { type UserRecord, userById } from '../../../read-model/users/users.ts'

/**
 * The id of the caller, who may change no other user.
 *
 * @throws ApiError 403 when the path names another one
 */
export function ownId(id: string, { userId }: Caller): string {
  if (id !== userId) throw new ApiError('forbidden', 'This belongs to another user')
  return userId
}

/**
 * The user of a path.
 *
 * @throws ApiError 404
 */
export async function userFound(reader: Reader, id: string): Promise<UserRecord> {
  return found(await userById(reader, id), 'user', id)
}
