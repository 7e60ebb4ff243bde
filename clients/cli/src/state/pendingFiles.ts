import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileNotReadable, removePrivately, writePrivately } from '@mintline/core/files'
import type { z } from 'zod'

const SUFFIX = '.json'

/**
 * Opens the store for transactions with an unknown outcome, one file each: written before they are sent and removed
 * when they have ended, so that nothing is repeated after a crash.
 *
 * @param idOf Returns a transaction's file name.
 */
export function pendingFiles<Stored>(
  stateFolder: string,
  schema: z.ZodType<Stored>,
  idOf: (transaction: Stored) => string,
) {
  const folder = join(stateFolder, 'pending')
  const pathOf = (id: string) => join(folder, `${id}${SUFFIX}`)
  const read = (path: string): Stored => {
    try {
      return schema.parse(JSON.parse(readFileSync(path, 'utf8')))
    } catch (cause) {
      throw fileNotReadable(path, cause)
    }
  }
  return {
    /** @throws FILE_NOT_READABLE, also for an invalid file */
    list: (): Stored[] => {
      if (!existsSync(folder)) return []
      return namesIn(folder).map((name) => read(join(folder, name)))
    },
    add: (transaction: Stored): void =>
      writePrivately(pathOf(idOf(transaction)), textOf(transaction)),
    remove: (id: string): void => removePrivately(pathOf(id)),
  }
}

/** Writes amounts as decimal text. */
function textOf(stored: unknown): string {
  return JSON.stringify(stored, (_, part: unknown) => (typeof part === 'bigint' ? `${part}` : part))
}

function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder)
      .filter((name) => name.endsWith(SUFFIX))
      .sort()
  } catch (cause) {
    throw fileNotReadable(folder, cause)
  }
}
