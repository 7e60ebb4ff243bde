import { writeFileSync } from 'node:fs'
import { fileNotWritable } from './fileFailures.ts'

/**
 * Writes a file that anybody may read.
 *
 * @throws FILE_NOT_WRITABLE
 */
export function writeText(path: string, text: string): void {
  try {
    writeFileSync(path, text)
  } catch (cause) {
    throw fileNotWritable(path, cause)
  }
}
