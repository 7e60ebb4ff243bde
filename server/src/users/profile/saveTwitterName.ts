import type { Kysely } from 'kysely'
import type { DB } from '../../database/tables.ts'
import { lockUser } from '../lockUser.ts'

/**
 * Writes the account of Twitter that is shown to be the user's, in the place of another one.
 *
 * @throws `USER_GONE`
 */
export async function saveTwitterName(
  writer: Kysely<DB>,
  user: string,
  name: string,
): Promise<void> {
  await writer.transaction().execute(async (transaction) => {
    await lockUser(transaction, user)
    await transaction
      .updateTable('users')
      .set({ twitter_username: name })
      .where('id', '=', user)
      .execute()
  })
}
