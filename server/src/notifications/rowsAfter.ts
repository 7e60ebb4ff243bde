import { type Kysely, sql } from 'kysely'
import type { DB } from '../database/tables.ts'

/** Place of a row in the order of storing. */
export interface StoredPlace {
  readonly id: Buffer
  readonly at: Date
}

/** Rows of a blockchain to read, in the order of storing. */
export interface RowsInput {
  readonly table: 'activities' | 'orders'
  readonly chain: number
  readonly after: StoredPlace
  /** Time before which they were stored. */
  readonly until: Date
  readonly limit: number
}

/** Places of the next rows of a blockchain. Of activities all types are counted, so that no statement reads very many. */
export async function rowsAfter(
  reader: Kysely<DB>,
  { table, chain, after, until, limit }: RowsInput,
): Promise<readonly StoredPlace[]> {
  const { rows } = await sql<StoredPlace>`
    select id, db_updated_at as at from ${sql.table(table)}
    where chain = ${chain} and db_updated_at >= ${after.at} and db_updated_at < ${until}
      and (db_updated_at > ${after.at} or id > ${after.id})
    order by db_updated_at, id limit ${limit}
  `.execute(reader)
  return rows
}
