import { sql, type Transaction } from 'kysely'
import { isUserId } from '../../database/keys/index.ts'
import type { DB } from '../../database/tables.ts'
import { ServerError } from '../../errors/serverError.ts'
import { type ActionOf, TOGGLES } from '../../social/toggles.ts'
import type { ChangeServices } from '../../users/userServices.ts'

/** A user, and the user to follow or unfollow. */
export interface FollowInput {
  readonly userId: string
  /** As the caller wrote it. */
  readonly followedId: string
  readonly now: Date
}

/**
 * Follows or unfollows a user.
 *
 * @returns `UNKNOWN` if there is no such user, `LIMIT` if the user follows the maximum already
 * @throws `FOLLOWS_ITSELF`; `USER_GONE` if the user has been deleted
 */
export async function follow(
  { writer, limits }: ChangeServices,
  { userId, followedId, now }: FollowInput,
  action: ActionOf<'following'>,
): Promise<'DONE' | 'UNKNOWN' | 'LIMIT'> {
  if (followedId === userId) throw new ServerError('FOLLOWS_ITSELF', {})
  if (!isUserId(followedId)) return 'UNKNOWN'
  return writer.transaction().execute(async (transaction) => {
    const living = await lockBoth(transaction, userId, followedId)
    if (!living.has(userId)) throw new ServerError('USER_GONE', {})
    if (!living.has(followedId)) return 'UNKNOWN'
    if (TOGGLES.following[action] === 'OFF') {
      await end(transaction, userId, followedId)
      return 'DONE'
    }
    if (await isFollowing(transaction, userId, followedId)) return 'DONE'
    if ((await followingsOf(transaction, userId)) >= limits.followings) return 'LIMIT'
    await transaction
      .insertInto('followings')
      .values({ user_id: userId, followed_id: followedId, created_at: now })
      .execute()
    return 'DONE'
  })
}

/**
 * Locks a user, so that concurrent requests cannot exceed the limit, and keeps the other one from being deleted. Locks
 * in id order: two users who follow each other at once would deadlock otherwise.
 */
async function lockBoth(
  transaction: Transaction<DB>,
  userId: string,
  followedId: string,
): Promise<ReadonlySet<string>> {
  const living = new Set<string>()
  for (const id of [userId, followedId].sort()) {
    const strength = id === userId ? sql`for update` : sql`for key share`
    const { rows } = await sql<{ id: string }>`
      select id from users where id = ${id} and deleted_at is null ${strength}`.execute(transaction)
    for (const row of rows) living.add(row.id)
  }
  return living
}

async function end(transaction: Transaction<DB>, userId: string, followedId: string) {
  await transaction
    .deleteFrom('followings')
    .where('user_id', '=', userId)
    .where('followed_id', '=', followedId)
    .execute()
}

async function isFollowing(
  transaction: Transaction<DB>,
  userId: string,
  followedId: string,
): Promise<boolean> {
  const row = await transaction
    .selectFrom('followings')
    .select('user_id')
    .where('user_id', '=', userId)
    .where('followed_id', '=', followedId)
    .executeTakeFirst()
  return row !== undefined
}

async function followingsOf(transaction: Transaction<DB>, userId: string): Promise<number> {
  const { count } = await transaction
    .selectFrom('followings')
    .select(({ fn }) => fn.countAll().as('count'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow()
  return Number(count)
}
