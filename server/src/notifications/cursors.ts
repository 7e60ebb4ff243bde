import { type Kysely, sql, type Transaction } from 'kysely'
import type { DB } from '../database/tables.ts'
import type { StoredPlace } from './rowsAfter.ts'

/** Table of a blockchain that is read for notifications. */
export interface CursorName {
  readonly chain: number
  readonly source: 'ACTIVITIES' | 'ORDERS'
}

/** Milliseconds before the first look at a blockchain from which on its rows are read. */
const FIRST_LOOK = 24 * 60 * 60_000

/** The last row that was read. */
export async function readCursor(
  reader: Kysely<DB>,
  { chain, source }: CursorName,
  now: Date,
): Promise<StoredPlace> {
  const row = await reader
    .selectFrom('notification_cursors')
    .select(['at', 'id'])
    .where('chain', '=', chain)
    .where('source', '=', source)
    .executeTakeFirst()
  return row ?? { at: new Date(now.getTime() - FIRST_LOOK), id: Buffer.alloc(0) }
}

/** Notes the last row that was read; never one before that which another process has noted. */
export async function writeCursor(
  transaction: Transaction<DB>,
  name: CursorName,
  { at, id }: StoredPlace,
): Promise<void> {
  await transaction
    .insertInto('notification_cursors')
    .values({ ...name, at, id })
    .onConflict((conflict) =>
      conflict
        .columns(['chain', 'source'])
        .doUpdateSet({ at, id })
        .where(
          sql<boolean>`(notification_cursors.at, notification_cursors.id) < (excluded.at, excluded.id)`,
        ),
    )
    .execute()
}

/** Forgets all cursors: as long as nobody has a wallet, nothing has to be read. */
export const forgetCursors = (writer: Kysely<DB>) =>
  writer.deleteFrom('notification_cursors').execute()
