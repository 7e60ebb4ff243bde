import { CompiledQuery, type Kysely } from 'kysely'
import { onceLost } from './pools/losses.ts'
import { prepared } from './pools/preparedStatements.ts'
import type { DB } from './tables.ts'

/** Returns a text that changes with every write; undefined = this database cannot tell. */
export type WrittenState = () => Promise<string | undefined>

/**
 * Creates a function that returns a text for the database's state: while it stays the same, all queries find the same
 * rows. It is PostgreSQL's snapshot, which names finished transactions. Standbys return undefined, since they do not
 * name transactions that they have not replayed, and so does Citus, for transactions on its other machines. A broken
 * connection changes the text too, since the next one may lead to another database.
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
