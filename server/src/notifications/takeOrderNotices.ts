import { sql, type Transaction } from 'kysely'
import type { DB } from '../database/tables.ts'
import type { Notice, NoticeKind } from './notice.ts'

/**
 * Takes order notices, oldest first, skipping those that another process is taking. They are deleted in the transaction
 * that writes the notifications, and stay if it fails.
 */
export async function takeOrderNotices(
  transaction: Transaction<DB>,
  limit: number,
): Promise<Notice[]> {
  const rows = await transaction
    .deleteFrom('order_notices')
    .where(
      sql<boolean>`(kind, wallet, event) in (
        select kind, wallet, event from order_notices order by at limit ${limit} for update skip locked
      )`,
    )
    .returningAll()
    .execute()
  return rows.map(({ kind, wallet, by_wallet: by, event, activity, at }) => ({
    kind: kind as NoticeKind,
    account: wallet,
    by,
    event,
    activity,
    at,
  }))
}
