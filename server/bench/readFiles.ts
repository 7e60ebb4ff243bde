import { readdirSync } from 'node:fs'
import { open } from 'node:fs/promises'
import { join } from 'node:path'
import { embeddedFiles } from '../src/database/embedded/files.ts'

const CHUNK = 2 ** 20

/**
 * Reads a database's tables and indexes once to warm the system's file cache, whatever it has dropped since. Otherwise
 * each run measures the machine's disk differently.
 *
 * @param folder - the embedded database's folder
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
