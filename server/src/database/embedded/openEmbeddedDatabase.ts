import { existsSync, readFileSync, symlinkSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { type Clock, systemClock } from '@mintline/core'
import pg from 'pg'
import type { DatabaseAddress } from '../databaseAddress.ts'
import { keepLogShort } from './boundedLog.ts'
import { createCluster, EMBEDDED_USER } from './createCluster.ts'
import { embeddedFiles } from './files.ts'
import { platformPackage } from './platformPackage.ts'
import { stopPostmaster } from './postmasterFile.ts'
import { joinPresence, keepPresence } from './presence.ts'
import { reachPostmaster } from './reachPostmaster.ts'

/** An embedded database, shared by all processes that have opened its folder. */
export interface EmbeddedDatabase {
  readonly address: DatabaseAddress
  /** Leaves the database, and stops it if no other process uses it. Close the connections to it first. */
  readonly close: () => Promise<void>
}

/** An embedded database's folder, and a listener for trouble. */
export interface EmbeddedOptions {
  /** Created with its parents if missing. */
  readonly folder: string
  /** Receives a sentence when the database crashed, and when it is back. */
  readonly onNotice?: (sentence: string) => void
  readonly clock?: Clock
}

/** Name of the database with the tables within PostgreSQL. */
const DATABASE = 'mintline'

/** PostgreSQL error codes if another process creates the same database. */
const ALREADY_THERE: readonly (string | undefined)[] = ['42P04', '23505']

interface Link {
  /** The file, relative to the package. */
  source: string
  /** The link to it, relative to the package. */
  target: string
}

/**
 * Opens the embedded database in a folder: creates it the first time, attaches to it if another process runs it, and
 * restarts it whenever it crashes.
 *
 * @throws `NO_EMBEDDED_DATABASE` and `EMBEDDED_DATABASE_…`, each with a way out
 */
export async function openEmbeddedDatabase({
  folder,
  onNotice = () => undefined,
  clock = systemClock,
}: EmbeddedOptions): Promise<EmbeddedDatabase> {
  const postgres = platformPackage()
  addMissingLinks(postgres.root)
  const files = embeddedFiles(folder)
  const password = await createCluster(files, postgres)
  const addressOn = (port: number, database: string): DatabaseAddress => ({
    host: '127.0.0.1',
    port,
    user: EMBEDDED_USER,
    password,
    database,
  })
  const reach = (port: number | undefined, signal?: AbortSignal) =>
    reachPostmaster({
      files,
      package: postgres,
      port,
      signal,
      clock,
      join: async (found) => {
        const presence = await joinPresence(addressOn(found, 'postgres'))
        return { presence, port: found }
      },
    })

  const first = await reach(undefined)
  await createDatabase(addressOn(first.port, 'postgres'), DATABASE)
  const leave = keepPresence({
    first: first.presence,
    rejoin: async (abort) => (await reach(first.port, abort)).presence,
    onNotice,
    clock,
  })
  const ending = new AbortController()
  const bounding = keepLogShort(files, { clock, signal: ending.signal })
  return {
    address: addressOn(first.port, DATABASE),
    close: async () => {
      ending.abort()
      await bounding
      const left = await (await leave())?.leave()
      if (left?.isLast) await stopPostmaster(files, postgres, clock)
      await left?.done()
    },
  }
}

/**
 * Creates a database unless it exists.
 *
 * @param address - another database in the same PostgreSQL
 * @param name - used as is: never pass user input
 */
export async function createDatabase(address: DatabaseAddress, name: string): Promise<void> {
  const client = new pg.Client(address)
  await client.connect()
  try {
    const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [name])
    if (rowCount === 0) await client.query(`create database ${pg.escapeIdentifier(name)}`)
  } catch (error) {
    if (!(error instanceof pg.DatabaseError && ALREADY_THERE.includes(error.code))) throw error
  } finally {
    await client.end()
  }
}

/**
 * Creates the links between libraries that npm cannot pack. The package's install script does this, unless it was not
 * allowed to run.
 *
 * @param root - the package's folder
 */
export function addMissingLinks(root: string): void {
  const list = join(root, 'native', 'pg-symlinks.json')
  if (!existsSync(list)) return
  const links: Link[] = JSON.parse(readFileSync(list, 'utf8'))
  for (const { source, target } of links) {
    const link = join(root, target)
    if (existsSync(link)) continue
    try {
      symlinkSync(relative(dirname(link), join(root, source)), link)
    } catch (error) {
      // Another process was faster.
      if (!existsSync(link)) throw error
    }
  }
}
