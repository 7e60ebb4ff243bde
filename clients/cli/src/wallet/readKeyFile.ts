import { readFileSync, statSync } from 'node:fs'
import { fileNotReadable, isWindows } from '@mintline/core/files'
import { CommandError } from '../errors/commandError.ts'

/** File permissions for anyone but the owner. */
const OTHERS = 0o077

/**
 * Reads a key file, which only its owner may read.
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
