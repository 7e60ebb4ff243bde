import { type Kysely, sql, type Transaction } from 'kysely'
import type { DB } from '../database/tables.ts'
import type { StoredPlace } from './activitiesAfter.ts'

/** The first run's look-back on a blockchain's activities, in milliseconds. */
const FIRST_LOOK = 24 * 60 * 60_000

/** Returns the cursor for a blockchain: the last activity that was read. */
export async function readCursor(
  reader: Kysely<DB>,
  chain: number,
  now: Date,
): Promise<StoredPlace> {
  const row = await reader
    .selectFrom('notification_cursors')
    .select(['at', 'id'])
    .where('chain', '=', chain)
    .executeTakeFirst()
  return row ?? { at: new Date(now.getTime() - FIRST_LOOK), id: Buffer.alloc(0) }
}

/** Stores the last activity that was read. The cursor never moves back behind another process's. */
export async function writeCursor(
  transaction: Transaction<DB>,
  chain: number,
  { at, id }: StoredPlace,
): Promise<void> {
  await transaction
    .insertInto('notification_cursors')
    .values({ chain, at, id })
    .onConflict((conflict) =>
      conflict
        .column('chain')
        .doUpdateSet({ at, id })
        .where(
          sql<boolean>`(notification_cursors.at, notification_cursors.id) < (excluded.at, excluded.id)`,
        ),
    )
    .execute()
}

/** Deletes all cursors: as long as nobody has a wallet, nothing has to be read. */
export const forgetCursors = (writer: Kysely<DB>) =>
  writer.deleteFrom('notification_cursors').execute()
