import { CompiledQuery, type Kysely } from 'kysely'
import { onceLost } from './pools/losses.ts'
import { prepared } from './pools/preparedStatements.ts'
import type { DB } from './tables.ts'

/** Tells what has been written; undefined = this database cannot tell. */
export type WrittenState = () => Promise<string | undefined>

/**
 * Tells what has been written to a database as a text: while it stays the same, all queries find the same rows. It names
 * the transactions that are over, which only ever become more. A standby does not name those that it has not
 * replayed, nor does Citus those of its other machines. After a connection broke, the next one may lead to another database.
 */
export function writtenState(database: Kysely<DB>): WrittenState {
  let losses = 0
  const count = () => {
    losses += 1
    onceLost(database, count)
  }
  onceLost(database, count)
  return async () => {
    const before = losses
    const { rows } = await database.executeQuery<{ state: string }>(QUERY)
    return rows[0] && `${before} ${rows[0].state}`
  }
}

const QUERY = CompiledQuery.raw(
  prepared(`
    select pg_current_snapshot()::text as state
    where not pg_is_in_recovery() and to_regclass('pg_dist_node') is null`),
)
