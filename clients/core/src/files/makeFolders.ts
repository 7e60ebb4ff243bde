import { existsSync, mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import { fileNotWritable } from './fileErrors.ts'
import { systemCodeOf } from './platform.ts'

/**
 * Creates a folder and its missing parents.
 *
 * @param mode Permissions for new folders. Default: the process's own.
 * @throws FILE_NOT_WRITABLE
 */
export function makeFolders(path: string, mode?: number): void {
  try {
    mkdirSync(path, { recursive: true, mode })
  } catch (error) {
    throw fileNotWritable(path, causeOf(path, error))
  }
}

/**
 * Finds the real cause: on a read-only disk Node reports ENOENT, but creating the first missing folder alone shows
 * why.
 */
function causeOf(path: string, error: unknown): unknown {
  if (systemCodeOf(error) !== 'ENOENT') return error
  try {
    mkdirSync(firstMissing(path))
    return error
  } catch (cause) {
    return cause
  }
}

function firstMissing(path: string): string {
  const parent = dirname(path)
  return parent === path || existsSync(parent) ? path : firstMissing(parent)
}
