import { type Kysely, sql, type Transaction } from 'kysely'
import type { DB } from '../database/tables.ts'

/** The first run's look-back on a blockchain's activities, in milliseconds. */
const FIRST_LOOK = 24 * 60 * 60_000

/** A row's position in storage order. */
interface StoredPlace {
  readonly id: Buffer
  readonly at: Date
}

/** Which activities to read on a blockchain, in storage order. */
interface ActivitiesInput {
  readonly chain: number
  readonly after: StoredPlace
  /** Only activities stored before this time. */
  readonly until: Date
  readonly limit: number
}

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

/**
 * Fetches the next activities' positions on a blockchain. The limit counts all types, so that no statement reads too
 * many rows.
 */
export async function activitiesAfter(
  reader: Kysely<DB>,
  { chain, after, until, limit }: ActivitiesInput,
): Promise<readonly StoredPlace[]> {
  const { rows } = await sql<StoredPlace>`
    select id, db_updated_at as at from activities
    where chain = ${chain} and db_updated_at >= ${after.at} and db_updated_at < ${until}
      and (db_updated_at > ${after.at} or id > ${after.id})
    order by db_updated_at, id limit ${limit}
  `.execute(reader)
  return rows
}
