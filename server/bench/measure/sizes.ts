import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { clientSizes } from '../../../clients/indexer-api/test/_size.ts'
import { embeddedFiles } from '../../src/database/embedded/files.ts'
import type { Result } from '../report/result.ts'

/**
 * Measures the disk that the tables and indexes of a database take. Its write-ahead log comes on top, which is as large
 * as PostgreSQL lets it become, whatever the tables hold.
 *
 * @param folder - of the embedded database
 */
export function diskOf(folder: string): Result {
  const tables = join(embeddedFiles(folder).data, 'base')
  const bytes = readdirSync(tables, { recursive: true, encoding: 'utf8' })
    .map((name) => statSync(join(tables, name), { throwIfNoEntry: false }))
    .reduce((sum, file) => sum + (file?.isFile() ? file.size : 0), 0)
  return { what: 'disk, whole fixture', value: bytes / 1e9, unit: 'GB', bound: { most: 6 } }
}

/** Measures what the client adds to a page. */
export async function measureClient(): Promise<Result[]> {
  const { all, one } = await clientSizes()
  const result = (what: string, bytes: number, most: number): Result => ({
    what: `client, ${what}, compressed`,
    value: bytes / 1_000,
    unit: 'kB',
    bound: { most },
  })
  return [result('all calls', all, 8), result('one call', one, 2)]
}
