import { sql, type Transaction } from 'kysely'
import type { DB } from '../database/tables.ts'
import type { Notice, NoticeKind } from './notice.ts'

/**
 * Takes notices of orders, the oldest first, that no other process is taking: they are gone with the transaction that writes
 * them as notifications, and stay when it fails.
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
