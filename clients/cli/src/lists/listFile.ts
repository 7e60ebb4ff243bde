import { readFileSync } from 'node:fs'
import { decodeText, guessNote } from '@mintline/core'
import { fileNotReadable } from '@mintline/core/files'

/** A list on disk. */
export interface ListFile {
  readonly path: string
  readonly text: string
  /** One sentence, if the file is not UTF-8. */
  readonly note?: string | undefined
}

/** @throws FILE_NOT_READABLE */
export function openListFile(path: string): ListFile {
  try {
    const decoded = decodeText(readFileSync(path))
    return { path, text: decoded.text, note: guessNote(decoded) }
  } catch (cause) {
    throw fileNotReadable(path, cause)
  }
}
