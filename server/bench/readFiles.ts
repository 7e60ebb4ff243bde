import { readdirSync } from 'node:fs'
import { open } from 'node:fs/promises'
import { join } from 'node:path'
import { embeddedFiles } from '../src/database/embedded/files.ts'

const CHUNK = 2 ** 20

/**
 * Reads the tables and indexes of a database once, so that the system has them in its memory, whatever it has dropped since
 * they were filled. Otherwise each run measures the disk of its machine in another measure.
 *
 * @param folder - of the embedded database
 */
export async function readFiles(folder: string): Promise<void> {
  const tables = join(embeddedFiles(folder).data, 'base')
  const buffer = Buffer.allocUnsafe(CHUNK)
  for (const entry of readdirSync(tables, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue
    const file = await open(join(entry.parentPath, entry.name))
    try {
      while ((await file.read(buffer, 0, CHUNK)).bytesRead > 0);
    } finally {
      await file.close()
    }
  }
}
