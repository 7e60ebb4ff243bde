import type { Kysely } from 'kysely'
import type { DB } from '../../database/tables.ts'

/** Counts a visit to a user's profile. */
export async function countVisit(writer: Kysely<DB>, user: string): Promise<void> {
  await writer
    .updateTable('users')
    .set(({ eb }) => ({ visits: eb('visits', '+', '1') }))
    .where('id', '=', user)
    .where('deleted_at', 'is', null)
    .execute()
}
