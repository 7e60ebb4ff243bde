import { readFileSync, statSync } from 'node:fs'
import { fileNotReadable, isWindows } from '@mintline/core/files'
import { CommandError } from '../errors/commandError.ts'

/** Permissions of others than the owner of a file. */
const OTHERS = 0o077

/**
 * Reads a file with a key, which only its owner may read.
 *
 * @throws KEY_FILE_NOT_PRIVATE, FILE_NOT_READABLE
 */
export function readKeyFile(path: string): string {
  let mode: number
  let text: string
  try {
    mode = statSync(path).mode
    text = readFileSync(path, 'utf8')
  } catch (cause) {
    throw fileNotReadable(path, cause)
  }
  // Windows has no such permissions.
  if (!isWindows() && (mode & OTHERS) !== 0) {
    throw new CommandError('KEY_FILE_NOT_PRIVATE', { path })
  }
  return text
}
