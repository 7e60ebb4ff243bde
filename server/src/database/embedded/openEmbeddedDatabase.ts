import { type Clock, systemClock } from '@mintline/core'
import type { DatabaseAddress } from '../databaseAddress.ts'
import { keepLogShort } from './boundedLog.ts'
import { createCluster, EMBEDDED_USER } from './createCluster.ts'
import { createDatabase } from './createDatabase.ts'
import { embeddedFiles } from './files.ts'
import { keepPresence } from './keepPresence.ts'
import { addMissingLinks } from './missingLinks.ts'
import { platformPackage } from './platformPackage.ts'
import { stopPostmaster } from './postmasterFile.ts'
import { joinPresence } from './presence.ts'
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
