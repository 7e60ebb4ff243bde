import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { embeddedFiles } from '../../src/database/embedded/files.ts'

/**
 * Bytes that the tables and indexes of a database take. Its write-ahead log comes on top, which is as large as PostgreSQL
 * lets it become, whatever the tables hold.
 *
 * @param folder - of the embedded database
 */
export function diskOf(folder: string): number {
  const tables = join(embeddedFiles(folder).data, 'base')
  return readdirSync(tables, { recursive: true, encoding: 'utf8' })
    .map((name) => statSync(join(tables, name), { throwIfNoEntry: false }))
    .reduce((sum, file) => sum + (file?.isFile() ? file.size : 0), 0)
}
