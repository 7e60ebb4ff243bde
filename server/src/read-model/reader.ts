import { type Kysely, sql } from 'kysely'
import type { DB } from '../database/tables.ts'

/** Database connections for reading the read model. */
export type Reader = Kysely<DB>

/** Resolves if the database answers; otherwise rejects with its error. */
export async function databaseAnswers(reader: Reader): Promise<void> {
  await sql`select 1`.execute(reader)
}
