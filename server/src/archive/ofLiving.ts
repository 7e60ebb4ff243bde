import type { Kysely } from 'kysely'
import type { DB } from '../database/tables.ts'

/** A row that names one user, none, or two. */
interface OfUsers {
  readonly user_id: string | null
  readonly followed_id?: string
}

/** Keeps rows whose users all exist: a user who was deleted here stays deleted, whatever is imported. */
export async function ofLiving<Row extends OfUsers>(
  database: Kysely<DB>,
  rows: readonly Row[],
): Promise<Row[]> {
  const ids = rows.flatMap(usersOf)
  if (ids.length === 0) return [...rows]
  const users = await database
    .selectFrom('users')
    .select('id')
    .where('id', 'in', ids)
    .where('deleted_at', 'is', null)
    .execute()
  const living = new Set(users.map(({ id }) => id))
  return rows.filter((row) => usersOf(row).every((id) => living.has(id)))
}

const usersOf = ({ user_id, followed_id }: OfUsers): string[] =>
  [user_id, followed_id].flatMap((id) => id ?? [])
