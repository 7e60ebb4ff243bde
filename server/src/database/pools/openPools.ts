import { Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import type { DatabaseTarget } from '../databaseAddress.ts'
import type { DB } from '../tables.ts'
import { breakInSilence } from './breakInSilence.ts'
import { reportLoss } from './losses.ts'
import { withPreparedStatements } from './preparedStatements.ts'
import { VALUE_PARSERS } from './valueParsers.ts'

/** Connections to the database, for all parts of a process. */
export interface Pools {
  /** For what writes, and for reading what the same caller has just written. */
  readonly write: Kysely<DB>
  /** For lists and other reading; it may be a standby, some moments behind. Refuses to write. */
  readonly read: Kysely<DB>
  /** The connections of `write`, for libraries that take them. */
  readonly writePool: pg.Pool
  /** The connections of `read`. */
  readonly readPool: pg.Pool
  /** Ends all connections, once the queries on them are done. */
  readonly close: () => Promise<void>
}

/** Databases to connect to, and who hears of connections that break. */
export interface PoolsOptions {
  readonly write: DatabaseTarget
  /** Undefined = the same as `write`. */
  readonly read?: DatabaseTarget | undefined
  /** Number of connections of `write` that are held for as long as the process lives. Default: 0. */
  readonly held?: number | undefined
  readonly onBroken?: (error: Error) => void
}

/**
 * Milliseconds that a statement may take, and that a transaction may wait for its next one. What a transaction writes is
 * visible by then, which lists of changes count on.
 */
export const STATEMENT_TIMEOUT = 5_000

/** Connections of a pool, besides those that are held. */
const CONNECTIONS = 10
const CONNECT_TIMEOUT = 5_000
/**
 * Milliseconds that a query waits for its answer: longer than a statement may take, so that only a database that is gone
 * is silent for as long, and a commit that waits for a standby.
 */
const PATIENCE = 8_000

/** Milliseconds of silence after which a process asks whether the machine of the database is there. */
const SILENCE = 5_000
/** The same for the database, in seconds, and how it goes on asking until it gives a process up. */
const PROBES = { idle: 5, interval: 2, count: 3 }
const KEEPALIVES = Object.entries(PROBES)
  .map(([name, value]) => `-c tcp_keepalives_${name}=${value}`)
  .join(' ')

/** Milliseconds after which a process that is gone without a word loses its locks, for which a spare waits. */
export const LOCK_OUTLIVES = (PROBES.idle + PROBES.interval * PROBES.count) * 1_000

/** Opens the pools of a process. They connect when they are used, and again when a connection broke. */
export function openPools({
  write,
  read = write,
  held = 0,
  onBroken = () => undefined,
}: PoolsOptions): Pools {
  const open = (target: DatabaseTarget, options: pg.PoolConfig) => {
    const pool = new pg.Pool({
      ...target,
      max: CONNECTIONS,
      types: VALUE_PARSERS,
      ...options,
      connectionTimeoutMillis: CONNECT_TIMEOUT,
      statement_timeout: STATEMENT_TIMEOUT,
      idle_in_transaction_session_timeout: STATEMENT_TIMEOUT,
      keepAlive: true,
      keepAliveInitialDelayMillis: SILENCE,
    })
    const queries = new Kysely<DB>({
      dialect: new PostgresDialect({ pool: withPreparedStatements(pool) }),
    })
    let connections = 0
    // On each connection, since the pool tells only of those that nobody has taken.
    pool.on('connect', (client) => {
      connections += 1
      client.on('error', (error) => {
        reportLoss(queries)
        onBroken(error)
      })
      client.once('end', () => {
        connections -= 1
        if (connections === 0) reportLoss(queries)
      })
      breakInSilence(client, PATIENCE)
    })
    pool.on('error', () => undefined)
    return { pool, queries }
  }
  const forWriting = open(write, {
    application_name: 'mintline write',
    options: KEEPALIVES,
    max: CONNECTIONS + held,
  })
  const forReading = open(read, {
    application_name: 'mintline read',
    options: '-c default_transaction_read_only=on',
  })
  return {
    write: forWriting.queries,
    read: forReading.queries,
    writePool: forWriting.pool,
    readPool: forReading.pool,
    close: async () => {
      await Promise.all([forWriting.pool.end(), forReading.pool.end()])
    },
  }
}
