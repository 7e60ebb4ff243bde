import type { Transaction } from 'kysely'
import type { DB } from '../database/tables.ts'

/** A user who is there, and what decides on notifications. */
export interface LivingUser {
  readonly id: string
  /** By the names of notifications; those that are not named are wanted. */
  readonly notificationFlags: Readonly<Record<string, boolean>>
  /** True if mails are wanted, and the address for them is confirmed. */
  readonly receivesMail: boolean
}

/**
 * Locks users until the transaction ends, so that a deletion comes before or after it; those who are deleted are left out. In
 * the order of their ids: two that lock the same users would wait for each other for ever.
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
        // Written by the rules of profiles alone.
        notificationFlags: flags as Readonly<Record<string, boolean>>,
        receivesMail: wantsMail && reachable.has(id),
      },
    ]),
  )
}
