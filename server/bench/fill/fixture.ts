import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import {
  type EmbeddedDatabase,
  openEmbeddedDatabase,
} from '../../src/database/embedded/openEmbeddedDatabase.ts'
import { migrate } from '../../src/database/migrations/migrate.ts'
import { migrateQueue } from '../../src/database/queue/migrateQueue.ts'
import { diskOf } from './diskOf.ts'
import { fill, fillUsers } from './fill.ts'
import type { Scale } from './scale.ts'

/** Folders that decide about the rows: with other files in them, a kept database is filled anew. */
const SOURCES = ['./', '../../../migrations/database/'].map((folder) =>
  fileURLToPath(new URL(folder, import.meta.url)),
)

/** Note beside a database about its filling. */
interface Note {
  /** Hash of the sources. */
  readonly sources: string
  readonly seconds: number
  /** Bytes of what is on chains. */
  readonly disk: number
  /** True once there are users too. */
  readonly hasUsers: boolean
}

/** A filled database, which runs until it is closed. */
export interface Fixture extends EmbeddedDatabase {
  /** Folder of the database. */
  readonly folder: string
  /** Seconds that filling took, now or when it was done. */
  readonly seconds: number
  /** Bytes that tables and indexes take of what is on chains. */
  readonly disk: number
  /** True if it was filled before. */
  readonly isKept: boolean
}

/** Options of filling a database that is kept. */
export interface FixtureOptions {
  readonly folder: string
  readonly scale: Scale
  /** True = fill it anew. */
  readonly isFresh: boolean
  /** True = with users and what they do. */
  readonly hasUsers: boolean
  /** Gets the name of each step of filling. */
  readonly say: (step: string) => void
}

/** Opens the database that is kept in a folder, and fills it first unless it is there. */
export async function openFixture({
  folder: root,
  scale,
  isFresh,
  hasUsers,
  say,
}: FixtureOptions): Promise<Fixture> {
  const home = join(root, scale.name)
  const [folder, notePath] = [join(home, 'database'), join(home, 'filled.json')]
  const sources = hashOfSources()
  const known = isFresh ? undefined : readNote(notePath)
  const isKept = known?.sources === sources
  if (!isKept) rmSync(home, { recursive: true, force: true })
  mkdirSync(home, { recursive: true })
  const database = await openEmbeddedDatabase({ folder })
  const write = (note: Note) => {
    writeFileSync(notePath, JSON.stringify(note))
    return note
  }
  try {
    let note = isKept ? known : undefined
    if (note === undefined) {
      const seconds = await secondsOf(async () => {
        await migrate(database.address)
        await migrateQueue(database.address)
        await fill(database.address, scale, say)
      })
      note = write({ sources, seconds, disk: diskOf(folder), hasUsers: false })
    }
    if (hasUsers && !note.hasUsers) {
      say('users')
      const seconds = note.seconds + (await secondsOf(() => fillUsers(database.address, scale)))
      note = write({ ...note, seconds, hasUsers })
    }
    return { ...database, folder, seconds: note.seconds, disk: note.disk, isKept }
  } catch (error) {
    await database.close()
    throw error
  }
}

async function secondsOf(work: () => Promise<void>): Promise<number> {
  const start = performance.now()
  await work()
  return Math.round((performance.now() - start) / 1_000)
}

function hashOfSources(): string {
  const hash = createHash('sha256')
  for (const folder of SOURCES) {
    for (const name of readdirSync(folder).sort()) hash.update(readFileSync(join(folder, name)))
  }
  return hash.digest('hex')
}

const readNote = (path: string): Note | undefined =>
  existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : undefined
