import type { Transaction } from 'kysely'
import type { DB } from '../database/tables.ts'
import { ServerError } from '../errors/serverError.ts'

/**
 * Locks a user until the transaction ends. Everything that writes a user's data does so first, so that a deletion comes
 * before or after it.
 *
 * @throws `USER_GONE` if the user has been deleted
 */
export async function lockUser(transaction: Transaction<DB>, userId: string): Promise<void> {
  if (!(await tryLockUser(transaction, userId))) throw new ServerError('USER_GONE', {})
}

/** Locks a user as `lockUser` does; false if there is none. */
export async function tryLockUser(transaction: Transaction<DB>, userId: string): Promise<boolean> {
  const user = await transaction
    .selectFrom('users')
    .select('id')
    .where('id', '=', userId)
    .where('deleted_at', 'is', null)
    .forUpdate()
    .executeTakeFirst()
  return user !== undefined
}
