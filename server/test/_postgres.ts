import { rmSync } from 'node:fs'
import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { type DatabaseTarget, targetOf } from '../src/database/databaseAddress.ts'
import {
  type EmbeddedDatabase,
  openEmbeddedDatabase,
} from '../src/database/embedded/openEmbeddedDatabase.ts'
import { migrate } from '../src/database/migrations/migrate.ts'
import { migrateQueue } from '../src/database/queue/migrateQueue.ts'

/** A PostgreSQL in which tests create databases. */
export interface TestPostgres {
  /** Database through which others are created and dropped. */
  readonly administration: DatabaseTarget
  /** Template database with all tables and no rows, which others copy. */
  readonly template: string
  readonly close: () => Promise<void>
}

/** A database that nobody serves: port 9 belongs to the discard protocol. */
export const NO_DATABASE: DatabaseTarget = { connectionString: 'postgres://me@127.0.0.1:9/app' }

/** Opens the PostgreSQL at `DATABASE_URL`, or starts an embedded one. */
export async function openPostgres(): Promise<TestPostgres> {
  const { administration, close } = await openServer()
  const template = `mintline_test_${process.pid}_template`
  await run(administration, `create database ${template}`)
  await migrate(named(administration, template))
  await migrateQueue(named(administration, template))
  return {
    administration,
    template,
    close: async () => {
      await run(administration, `drop database ${template} with (force)`)
      await close()
    },
  }
}

async function openServer(): Promise<Pick<TestPostgres, 'administration' | 'close'>> {
  const { DATABASE_URL } = process.env
  if (DATABASE_URL) {
    const administration = targetOf('DATABASE_URL', DATABASE_URL)
    return { administration, close: async () => undefined }
  }
  const root = await mkdtemp(join(tmpdir(), 'mintline-test-'))
  const folder = join(root, 'database')
  const database = await openEmbeddedDatabase({ folder })
  await writeFaster(database)
  return {
    administration: database.address,
    close: async () => {
      await database.close()
      rmSync(root, { recursive: true, force: true })
    },
  }
}

/** Turns off what writes survive crashes by: no test data has to. */
async function writeFaster({ address }: EmbeddedDatabase): Promise<void> {
  await run(address, 'alter system set fsync = off')
  await run(address, 'alter system set full_page_writes = off')
  await run(address, 'select pg_reload_conf()')
}

/** Returns the target of another database in the same PostgreSQL. */
export function named(target: DatabaseTarget, database: string): DatabaseTarget {
  if ('host' in target) return { ...target, database }
  const url = new URL(target.connectionString)
  url.pathname = `/${database}`
  return { connectionString: url.href }
}

/** Returns a database's URL, with its password. */
export function urlOf(target: DatabaseTarget): string {
  if (!('host' in target)) return target.connectionString
  const { host, port, user, password, database } = target
  return `postgres://${user}:${encodeURIComponent(password)}@${host}:${port}/${database}`
}

/** Runs a statement on a new connection. */
export async function run(target: DatabaseTarget, sql: string): Promise<void> {
  const client = new pg.Client(target)
  await client.connect()
  try {
    await client.query(sql)
  } finally {
    await client.end()
  }
}
