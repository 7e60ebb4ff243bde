import { sql } from 'kysely'
import type { Reader } from './reader.ts'

/** Resolves if the database answers; otherwise rejects with its error. */
export async function databaseAnswers(reader: Reader): Promise<void> {
  await sql`select 1`.execute(reader)
}
