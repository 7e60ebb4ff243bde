import { existsSync, mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import { fileNotWritable } from './fileErrors.ts'
import { systemCodeOf } from './systemCode.ts'

/**
 * Creates a folder, and those that it is in, where they are missing.
 *
 * @param mode Permissions of new folders. Default: those of the process.
 * @throws FILE_NOT_WRITABLE
 */
export function makeFolders(path: string, mode?: number): void {
  try {
    mkdirSync(path, { recursive: true, mode })
  } catch (error) {
    throw fileNotWritable(path, causeOf(path, error))
  }
}

/** Node says of a read-only disk that there is no such file: the first missing folder by itself says the cause. */
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
