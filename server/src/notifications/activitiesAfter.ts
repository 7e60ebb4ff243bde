import { type Kysely, sql } from 'kysely'
import type { DB } from '../database/tables.ts'

/** A row's position in storage order. */
export interface StoredPlace {
  readonly id: Buffer
  readonly at: Date
}

/** Which activities to read on a blockchain, in storage order. */
export interface ActivitiesInput {
  readonly chain: number
  readonly after: StoredPlace
  /** Only activities stored before this time. */
  readonly until: Date
  readonly limit: number
}

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
