import type { Transaction } from 'kysely'
import type { DB } from '../../database/tables.ts'

/** Fetches a locked user's e-mail row; undefined = there was never one. */
export const storedEmail = (transaction: Transaction<DB>, userId: string) =>
  transaction
    .selectFrom('user_emails')
    .select(['email', 'request', 'mail_at', 'key_hash', 'wrong_keys', 'confirmed_at'])
    .where('user_id', '=', userId)
    .executeTakeFirst()
