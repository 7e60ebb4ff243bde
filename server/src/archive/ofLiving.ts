import type { Kysely } from 'kysely'
import type { DB } from '../database/tables.ts'

/** Rows that are of no user, or of one who is there: whoever was deleted here stays deleted, whatever an import brings. */
export async function ofLiving<Row extends { readonly user_id: string | null }>(
  database: Kysely<DB>,
  rows: readonly Row[],
): Promise<Row[]> {
  const ids = rows.flatMap(({ user_id }) => user_id ?? [])
  if (ids.length === 0) return [...rows]
  const users = await database
    .selectFrom('users')
    .select('id')
    .where('id', 'in', ids)
    .where('deleted_at', 'is', null)
    .execute()
  const living = new Set(users.map(({ id }) => id))
  return rows.filter(({ user_id }) => user_id === null || living.has(user_id))
}
