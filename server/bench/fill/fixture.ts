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

/** Folders that determine the rows: when their files change, a cached database is filled anew. */
const SOURCES = ['./', '../../../migrations/database/'].map((folder) =>
  fileURLToPath(new URL(folder, import.meta.url)),
)

/** Notes how a database was filled, in a file beside it. */
interface Note {
  /** Hash over the sources. */
  readonly sources: string
  readonly seconds: number
  /** Bytes of on-chain data. */
  readonly disk: number
  /** True once there are users too. */
  readonly hasUsers: boolean
}

/** A filled database, which runs until closed. */
export interface Fixture extends EmbeddedDatabase {
  /** The database folder. */
  readonly folder: string
  /** Seconds to fill it, now or in an earlier run. */
  readonly seconds: number
  /** Bytes in tables and indexes, without users. */
  readonly disk: number
  /** True if an earlier run filled it. */
  readonly isKept: boolean
}

/** Options for a cached database. */
export interface FixtureOptions {
  readonly folder: string
  readonly scale: Scale
  /** True = fill it anew. */
  readonly isFresh: boolean
  /** True = with users and their actions. */
  readonly hasUsers: boolean
  /** Receives each step's name. */
  readonly say: (step: string) => void
}

/** Opens the cached database in a folder, and fills it first if necessary. */
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
