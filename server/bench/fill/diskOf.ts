import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { embeddedFiles } from '../../src/database/embedded/files.ts'

/**
 * Returns the bytes in a database's tables and indexes. Excludes its write-ahead log, which grows as large as
 * PostgreSQL lets it, whatever the tables hold.
 *
 * @param folder - the embedded database's folder
 */
export function diskOf(folder: string): number {
  const tables = join(embeddedFiles(folder).data, 'base')
  return readdirSync(tables, { recursive: true, encoding: 'utf8' })
    .map((name) => statSync(join(tables, name), { throwIfNoEntry: false }))
    .reduce((sum, file) => sum + (file?.isFile() ? file.size : 0), 0)
}
