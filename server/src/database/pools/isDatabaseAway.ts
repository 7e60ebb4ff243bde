/**
 * Codes of PostgreSQL for a broken connection, and a server that stops or starts; for one out of connections, disk or
 * memory; for a statement that took too long, as it does where all is busy, or where a commit that waits for a standby holds
 * its locks; for a standby that ended a query to keep up with its primary; and for a transaction that was ended in a
 * deadlock, or as its process was too busy to go on with it.
 */
const SQL_STATES = /^(08...|57P0[123]|53[1234]00|57014|40001|40P01|25P03)$/

/** Codes of Node for a server that does not answer. */
const NETWORK =
  /^(ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH)$/

/** Errors of `pg` about its connections have no code. */
const OF_PG =
  /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error)/

/** True if a query failed because no database could answer it, so that the same query may succeed later. */
export function isDatabaseAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const code = 'code' in error ? String(error.code) : ''
  return SQL_STATES.test(code) || NETWORK.test(code) || OF_PG.test(error.message)
}
