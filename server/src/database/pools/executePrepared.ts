import type { Compilable, Kysely } from 'kysely'
import type { DB } from '../tables.ts'
import { prepared } from './preparedStatements.ts'

/** Runs a query as a prepared statement. Its text must always be the same: see `prepared`. */
export async function executePrepared<Row>(
  database: Kysely<DB>,
  query: Compilable<Row>,
): Promise<Row[]> {
  const compiled = query.compile()
  prepared(compiled.sql)
  return (await database.executeQuery<Row>(compiled)).rows
}
