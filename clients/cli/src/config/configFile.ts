import { readFileSync } from 'node:fs'
import { realpath } from 'node:fs/promises'
import { replaceFile } from '@mintline/core/files'
import { fileNotReadable, fileNotWritable } from '../files/fileFailures.ts'

/** @throws FILE_NOT_READABLE */
export function readConfigFile(path: string): string {
  try {
    return readFileSync(path, 'utf8')
  } catch (cause) {
    throw fileNotReadable(path, cause)
  }
}

/**
 * Replaces a config at once; a link to one stays a link.
 *
 * @throws FILE_NOT_WRITABLE
 */
export async function replaceConfigFile(path: string, text: string): Promise<void> {
  try {
    await replaceFile(await realpath(path), text, { flush: true })
  } catch (cause) {
    throw fileNotWritable(path, cause)
  }
}
