import pg from 'pg'
import { ServerError } from '../errors/serverError.ts'
import { type DatabaseTarget, hostOf, targetOf } from './databaseAddress.ts'
import { openEmbeddedDatabase } from './embedded/openEmbeddedDatabase.ts'
import { awaitMigrations } from './migrations/awaitMigrations.ts'
import { migrate } from './migrations/migrate.ts'
import type { Pools } from './pools/openPools.ts'
import { migrateQueue } from './queue/migrateQueue.ts'

/** Which database to use. */
export interface DatabaseOptions {
  /** Folder for the embedded database, used if `url` is undefined. */
  readonly folder: string
  /** URL of the operator's PostgreSQL; undefined = the embedded one. */
  readonly url?: string | undefined
  /** URL of a standby that answers lists; undefined = the same database. */
  readonly readUrl?: string | undefined
  /** Connections held as long as the process lives; undefined = none. */
  readonly held?: number | undefined
  /** Receives a sentence about database trouble. */
  readonly onNotice?: (sentence: string) => void
}

/** A migrated database. */
export interface Database extends Pools {
  /** Host and port, for people. */
  readonly host: string
}

/** Oldest supported major version of PostgreSQL. */
const OLDEST = 15

/**
 * Opens the database: starts or finds the embedded one, or connects to the operator's. Then migrates it, waits until a
 * standby has caught up, and opens the pools.
 *
 * @throws `DATABASE_URL_INVALID`, `DATABASE_NOT_REACHED`, `DATABASE_TOO_OLD`, and the errors of `migrate`,
 * `awaitMigrations` and `openEmbeddedDatabase`
 */
export async function openDatabase(options: DatabaseOptions): Promise<Database> {
  const { readUrl, held, onNotice = () => undefined } = options
  const read = readUrl === undefined ? undefined : targetOf('DATABASE_READ_URL', readUrl)
  // Loaded while the embedded database starts.
  const loading = import('./pools/openPools.ts')
  const [primary, { openPools }] = await Promise.all([openPrimary(options), loading])
  const write = primary.address
  try {
    for (const target of [write, ...(read ? [read] : [])]) await assertUsable(target)
    await migrate(write)
    await migrateQueue(write)
    if (read) await onConnection(read, (client) => awaitMigrations(client, hostOf(read)))
  } catch (error) {
    await primary.close()
    throw error
  }
  const pools = openPools({
    write,
    read,
    held,
    onBroken: (error) => onNotice(`A connection to the database broke: ${error.message}.`),
  })
  return {
    ...pools,
    host: hostOf(write),
    close: async () => {
      await pools.close()
      await primary.close()
    },
  }
}

interface Primary {
  readonly address: DatabaseTarget
  readonly close: () => Promise<void>
}

async function openPrimary({ url, folder, onNotice }: DatabaseOptions): Promise<Primary> {
  return url === undefined
    ? openEmbeddedDatabase({ folder, ...(onNotice && { onNotice }) })
    : { address: targetOf('DATABASE_URL', url), close: async () => undefined }
}

function assertUsable(target: DatabaseTarget): Promise<void> {
  return onConnection(target, async (client) => {
    const { rows } = await client.query<{ server_version: string }>('show server_version')
    const found = rows[0]?.server_version.split(' ')[0] ?? ''
    if (Number.parseInt(found, 10) >= OLDEST) return
    throw new ServerError('DATABASE_TOO_OLD', { host: hostOf(target), found, needed: `${OLDEST}` })
  })
}

/** Runs work on its own connection. */
async function onConnection(
  target: DatabaseTarget,
  work: (client: pg.Client) => Promise<void>,
): Promise<void> {
  const client = new pg.Client({ ...target, connectionTimeoutMillis: 10_000 })
  try {
    await client.connect()
    await work(client)
  } catch (cause) {
    if (cause instanceof ServerError) throw cause
    const reason = cause instanceof Error ? cause.message || cause.name : String(cause)
    throw new ServerError('DATABASE_NOT_REACHED', { host: hostOf(target), reason }, { cause })
  } finally {
    await client.end().catch(() => undefined)
  }
}
