import type { Transaction } from 'kysely'
import type { DB } from '../database/tables.ts'
import { ServerError } from '../errors/serverError.ts'

/** An existing user, with the settings that decide on notifications. */
export interface LivingUser {
  readonly id: string
  /** By notification name; names that are missing are wanted. */
  readonly notificationFlags: Readonly<Record<string, boolean>>
  /** True if the user wants mails and has a confirmed address. */
  readonly receivesMail: boolean
}

/**
 * Locks users until the transaction ends, so that a deletion comes before or after it, and leaves out deleted ones.
 * Locks in id order, so that concurrent calls cannot deadlock.
 */
export async function lockUsers(
  transaction: Transaction<DB>,
  ids: readonly string[],
): Promise<ReadonlyMap<string, LivingUser>> {
  const rows = await transaction
    .selectFrom('users')
    .select(['id', 'notification_flags', 'receives_mail'])
    .where('id', 'in', [...new Set(ids)])
    .where('deleted_at', 'is', null)
    .orderBy('id')
    .forKeyShare()
    .execute()
  if (rows.length === 0) return new Map()
  const confirmed = await transaction
    .selectFrom('user_emails')
    .select('user_id')
    .where(
      'user_id',
      'in',
      rows.map(({ id }) => id),
    )
    .where('confirmed_at', 'is not', null)
    .execute()
  const reachable = new Set(confirmed.map(({ user_id }) => user_id))
  return new Map(
    rows.map(({ id, notification_flags: flags, receives_mail: wantsMail }) => [
      id,
      {
        id,
        // Only written through the profile rules.
        notificationFlags: flags as Readonly<Record<string, boolean>>,
        receivesMail: wantsMail && reachable.has(id),
      },
    ]),
  )
}

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
