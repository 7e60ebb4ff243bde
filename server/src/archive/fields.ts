import type { InsertObject, Kysely } from 'kysely'
import { Type } from 'typebox'
import type { DB } from '../database/tables.ts'

/** Amount in base units, as text. */
export const Amount = Type.String({ pattern: '^[0-9]{1,78}$' })

/** Price in whole units, as text. */
export const Price = Type.String({ pattern: '^[0-9]{1,100}(\\.[0-9]{1,100})?$' })

/** A count. */
export const Count = Type.Integer({ minimum: 0, maximum: Number.MAX_SAFE_INTEGER })

/** A currency's decimals. */
export const Decimals = Type.Integer({ minimum: 0, maximum: 255 })

/** A user's id. */
export const UserId = Type.String({ format: 'uuid' })

/** Bytes in hex, after `0x`. */
export const Bytes = Type.String({ pattern: '^0x([0-9a-f]{2})*$' })

/** Formats bytes for `Bytes`. */
export const hexOf = (bytes: Buffer): string => `0x${bytes.toString('hex')}`

/** Parses a text that `Bytes` allows. */
export const bytesOf = (hex: string): Buffer => Buffer.from(hex.slice(2), 'hex')

/** Inserts rows, and skips those whose key exists already. */
export async function addMissing<Table extends keyof DB>(
  writer: Kysely<DB>,
  table: Table,
  rows: readonly InsertObject<DB, Table>[],
): Promise<void> {
  if (rows.length === 0) return
  await writer
    .insertInto(table)
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** A row that names one user, none, or two. */
interface OfUsers {
  readonly user_id: string | null
  readonly followed_id?: string
}

/** Keeps rows whose users all exist: a user who was deleted here stays deleted, whatever is imported. */
export async function ofExistingUsers<Row extends OfUsers>(
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
