import type { Socket } from 'node:net'
import { Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import type { DatabaseTarget } from '../databaseAddress.ts'
import type { DB } from '../tables.ts'
import { reportLoss } from './losses.ts'
import { withPreparedStatements } from './preparedStatements.ts'
import { VALUE_PARSERS } from './valueParsers.ts'

/** Database connections, for all parts of a process. */
export interface Pools {
  /** For writes, and for reads that must see the caller's own writes. */
  readonly write: Kysely<DB>
  /** For lists and other reads; it may be a standby that lags behind. Refuses to write. */
  readonly read: Kysely<DB>
  /** Connections behind `write`, for libraries that take them. */
  readonly writePool: pg.Pool
  /** Connections behind `read`. */
  readonly readPool: pg.Pool
  /** Ends all connections once their queries are done. */
  readonly close: () => Promise<void>
}

/** Databases to connect to, and a listener for broken connections. */
export interface PoolsOptions {
  readonly write: DatabaseTarget
  /** Undefined = same as `write`. */
  readonly read?: DatabaseTarget | undefined
  /** Connections from `write` that are held as long as the process lives. Default: 0. */
  readonly held?: number | undefined
  readonly onBroken?: (error: Error) => void
}

/**
 * Maximum milliseconds for a statement, and for a transaction between two statements. By then, writes are visible,
 * which lists of changes count on.
 */
export const STATEMENT_TIMEOUT = 5_000

/** Connections per pool, besides those that are held. */
const CONNECTIONS = 10
const CONNECT_TIMEOUT = 5_000
/**
 * Milliseconds that a query waits for its answer: longer than the statement timeout, so that only a lost database stays
 * silent that long, or a commit that waits for a standby.
 */
const PATIENCE = 8_000

/** Milliseconds without traffic before a process probes whether the database's machine is alive. */
const SILENCE = 5_000
/** Same from the database's side, in seconds, with the probes before it gives up on a process. */
const PROBES = { idle: 5, interval: 2, count: 3 }
const KEEPALIVES = Object.entries(PROBES)
  .map(([name, value]) => `-c tcp_keepalives_${name}=${value}`)
  .join(' ')

/** Milliseconds after which a process that vanished loses its locks, for which a spare waits. */
export const LOCK_OUTLIVES = (PROBES.idle + PROBES.interval * PROBES.count) * 1_000

/** PostgreSQL's code for a failed connection; with `ETIMEDOUT`, the queue's library would retry 100 times. */
const CONNECTION_FAILURE = '08006'

/** Opens a process's pools. They connect on first use, and reconnect after a connection broke. */
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
    // On each connection, since the pool only reports errors on idle ones.
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

/**
 * Breaks a connection if its query gets no answer: when a database, or its proxy, vanishes without closing connections,
 * queries fail as on a network that reports it, and the connection is not reused. An idle connection may stay silent.
 *
 * @param patience - milliseconds without a byte either way
 */
export function breakInSilence(client: pg.PoolClient, patience: number): void {
  const stream = client.connection.stream as Socket
  stream.setTimeout(patience)
  stream.on('timeout', () => {
    if (isWaiting(client)) {
      const error = new Error(`the database has not answered for ${patience / 1_000} seconds`)
      stream.destroy(Object.assign(error, { code: CONNECTION_FAILURE }))
    } else if (stream.writableEnded) {
      // Nobody answers the goodbye either.
      stream.destroy()
    }
  })
}

/**
 * Returns true while a query is in progress. The types of `pg` leave out the flag by which it decides to send the next
 * one.
 */
function isWaiting(client: object): boolean {
  return 'readyForQuery' in client && client.readyForQuery === false
}
