import { sql } from 'kysely'
import type { Reader } from './reader.ts'

/** Resolves when the database answers; rejects with its error when it does not. */
export async function databaseAnswers(reader: Reader): Promise<void> {
  await sql`select 1`.execute(reader)
}
