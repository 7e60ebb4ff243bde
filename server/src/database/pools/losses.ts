import type { Kysely } from 'kysely'
import type { DB } from '../tables.ts'

const listeners = new WeakMap<Kysely<DB>, Set<() => void>>()

/**
 * Calls a listener once, when a connection breaks or none is left: the next one may lead to another database, such as a
 * promoted standby, where the same row version may have other content.
 */
export function onceLost(database: Kysely<DB>, listener: () => void): void {
  const known = listeners.get(database) ?? new Set()
  listeners.set(database, known.add(listener))
}

/** Reports that a connection broke, or that none is left. */
export function reportLoss(database: Kysely<DB>): void {
  const known = listeners.get(database) ?? []
  listeners.delete(database)
  for (const listener of known) listener()
}

/**
 * PostgreSQL's codes for a broken connection, and a server that stops or starts; for one out of connections, disk or
 * memory; for a statement timeout, as on an overloaded server, or when a commit that waits for a standby holds its
 * locks; for a query that a standby cancelled to keep up with its primary; and for a transaction that ended in a
 * deadlock, or because its process was too busy to continue it.
 */
const SQL_STATES = /^(08...|57P0[123]|53[1234]00|57014|40001|40P01|25P03)$/

/** Node's codes for a server that does not answer. */
const NETWORK =
  /^(ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH)$/

/** Connection errors in `pg` have no code. */
const OF_PG =
  /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error)/

/** Returns true if a query failed because no database could answer it, so that a retry may succeed. */
export function isDatabaseAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const code = 'code' in error ? String(error.code) : ''
  return SQL_STATES.test(code) || NETWORK.test(code) || OF_PG.test(error.message)
}
