import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import pg from 'pg'
import { ServerError } from '../../errors/serverError.ts'
import type { DatabaseTarget } from '../databaseAddress.ts'

const CREATE_HISTORY = `
  create table if not exists migrations (
    name text collate "C" primary key,
    checksum text not null,
    applied_at timestamptz(3) not null
  )`

/**
 * Migrates a database: applies missing migrations, each whole or not at all. One process migrates at a time, and the
 * others wait.
 *
 * @param folder - the migrations' folder
 * @returns names of the applied migrations
 * @throws `SCHEMA_NEWER` if the database has a migration that this server does not know, `SCHEMA_CHANGED` if it has
 * another version of one, `MIGRATION_FAILED`
 */
export async function migrate(
  target: DatabaseTarget,
  folder: string = MIGRATIONS_FOLDER,
): Promise<string[]> {
  return underMigrationLock(target, async (client) => {
    await client.query(CREATE_HISTORY)
    const missing = await missingMigrations(client, migrationFiles(folder))
    for (const migration of missing) await apply(client, migration)
    return missing.map(({ name }) => name)
  })
}

async function missingMigrations(
  client: pg.Client,
  known: readonly Migration[],
): Promise<Migration[]> {
  const { rows: applied } = await client.query<{ name: string; checksum: string }>(
    'select name, checksum from migrations order by name',
  )
  for (const { name, checksum } of applied) {
    const migration = known.find((candidate) => candidate.name === name)
    if (!migration) throw new ServerError('SCHEMA_NEWER', { migration: name })
    if (migration.checksum !== checksum)
      throw new ServerError('SCHEMA_CHANGED', { migration: name })
  }
  return known.filter(({ name }) => !applied.some((row) => row.name === name))
}

async function apply(client: pg.Client, { name, sql, checksum }: Migration): Promise<void> {
  try {
    await client.query('begin')
    await client.query(sql)
    await client.query('insert into migrations values ($1, $2, clock_timestamp())', [
      name,
      checksum,
    ])
    await client.query('commit')
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause)
    throw new ServerError('MIGRATION_FAILED', { migration: name, reason }, { cause })
  }
}

/** A migration from one schema version to the next. */
interface Migration {
  /** File name, which starts with its number: `0001_read_model.sql`. */
  readonly name: string
  readonly sql: string
  /** SHA-256 of the statements in hex. */
  readonly checksum: string
}

/** Folder with all migrations. */
export const MIGRATIONS_FOLDER = fileURLToPath(
  new URL('../../../../migrations/database', import.meta.url),
)

/** Reads the migrations in a folder, in numeric order. */
export function migrationFiles(folder: string): Migration[] {
  return readdirSync(folder)
    .filter((name) => /^\d{4}_\w+\.sql$/.test(name))
    .sort()
    .map((name) => {
      const sql = readFileSync(join(folder, name), 'utf8')
      return { name, sql, checksum: createHash('sha256').update(sql).digest('hex') }
    })
}

/** Advisory lock for the migrating process. */
const MIGRATION_LOCK = 1_835_626_606

/** Runs work on its own connection, while no other process migrates the database. */
export async function underMigrationLock<Result>(
  target: DatabaseTarget,
  work: (client: pg.Client) => Promise<Result>,
): Promise<Result> {
  const client = new pg.Client({ ...target, application_name: 'mintline migration' })
  await client.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK])
    return await work(client)
  } finally {
    await client.end()
  }
}
