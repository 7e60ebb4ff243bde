import type { Compilable, Kysely } from 'kysely'
import type { DB } from '../tables.ts'
import { prepared } from './preparedStatements.ts'

/** Rows of a query whose text is always the same, so that connections keep it: see `prepared`. */
export async function executePrepared<Row>(
  database: Kysely<DB>,
  query: Compilable<Row>,
): Promise<Row[]> {
  const compiled = query.compile()
  prepared(compiled.sql)
  return (await database.executeQuery<Row>(compiled)).rows
}
