import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** A migration from one schema version to the next. */
export interface Migration {
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
