import { type Kysely, sql } from 'kysely'
import type { DB } from '../database/tables.ts'

/** Place of a row in the order of storing. */
export interface StoredPlace {
  readonly id: Buffer
  readonly at: Date
}

/** Activities of a blockchain to read, in the order of storing. */
export interface ActivitiesInput {
  readonly chain: number
  readonly after: StoredPlace
  /** Time before which they were stored. */
  readonly until: Date
  readonly limit: number
}

/** Places of the next activities of a blockchain. All types are counted, so that no statement reads very many. */
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
