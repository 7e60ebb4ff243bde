import { readFileSync } from 'node:fs'
import { fileNotReadable } from '@mintline/core/files'

/** @throws FILE_NOT_READABLE */
export function readConfigFile(path: string): string {
  try {
    return readFileSync(path, 'utf8')
  } catch (cause) {
    throw fileNotReadable(path, cause)
  }
}
