import { type Kysely, sql } from 'kysely'
import { ADVISORY_LOCKS } from '../../database/advisoryLocks.ts'
import type { DB } from '../../database/tables.ts'
import { ServerError } from '../../errors/serverError.ts'

/**
 * Saves a Twitter account that is proven to be the user's, replacing any other one, and removes it from other users:
 * whoever posted last has the account.
 *
 * @throws `USER_GONE`
 */
export async function saveTwitterName(
  writer: Kysely<DB>,
  user: string,
  name: string,
): Promise<void> {
  await writer.transaction().execute(async (transaction) => {
    const key = name.toLowerCase()
    // Concurrent confirmations for the same account would not see each other.
    await sql`select pg_advisory_xact_lock(${ADVISORY_LOCKS.twitterNames}, hashtext(${key}))`.execute(
      transaction,
    )
    const hasName = sql<boolean>`lower(twitter_username) collate "C" = ${key}`
    // In id order, so that concurrent calls cannot deadlock.
    const users = await transaction
      .selectFrom('users')
      .select('id')
      .where((row) => row.or([row('id', '=', user), hasName]))
      .where('deleted_at', 'is', null)
      .orderBy('id')
      .forUpdate()
      .execute()
    if (!users.some(({ id }) => id === user)) throw new ServerError('USER_GONE', {})
    await transaction
      .updateTable('users')
      .set({ twitter_username: null })
      .where(hasName)
      .where('id', '<>', user)
      .execute()
    await transaction
      .updateTable('users')
      .set({ twitter_username: name })
      .where('id', '=', user)
      .execute()
  })
}

/** Returns the post with which a Twitter account confirms its user. Contains no user-supplied text. */
export const confirmationMessage = (userId: string, platform: string): string =>
  `This account belongs to my profile ${userId} on ${platform}.`
