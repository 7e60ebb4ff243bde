import { readFileSync } from 'node:fs'
import { decodeCsv } from '@mintline/core/csv'
import { fileNotReadable } from '@mintline/core/files'

/** A list on disk. */
export interface ListFile {
  readonly path: string
  readonly text: string
}

/** @throws FILE_NOT_READABLE */
export function openListFile(path: string): ListFile {
  try {
    return { path, text: decodeCsv(readFileSync(path)) }
  } catch (cause) {
    throw fileNotReadable(path, cause)
  }
}
