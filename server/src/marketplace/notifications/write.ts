import type { Kysely } from 'kysely'
import type { DB } from '../../database/tables.ts'
import { isAmong, type NoticeKey } from '../../notifications/claimMail.ts'

/** Marks a user's notifications as read. */
export async function markRead(
  writer: Kysely<DB>,
  userId: string,
  notices: readonly NoticeKey[],
): Promise<void> {
  if (notices.length === 0) return
  await writer
    .updateTable('notifications')
    .set({ is_read: true })
    .where('user_id', '=', userId)
    .where(isAmong(notices))
    .execute()
}
