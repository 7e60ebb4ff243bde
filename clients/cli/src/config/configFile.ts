import { readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { decodeText } from '@mintline/core'
import { fileNotReadable } from '@mintline/core/files'
import { CommandError } from '../errors/commandError.ts'

/**
 * Reads a config's text.
 *
 * @throws FILE_NOT_READABLE; CONFIG_INVALID if it is not Unicode, so that a name could lose letters
 */
export function readConfigFile(path: string): string {
  const { text, guessed } = decodeText(readBytes(path))
  if (!guessed) return text
  const { line, sample } = guessed
  const message = `The config is not in UTF-8: save it as UTF-8. As Windows-1252, the line is: ${sample.trim()}`
  const problem = { file: basename(path), line, path: '', code: 'CONFIG_INVALID', message }
  throw new CommandError('CONFIG_INVALID', { path, problems: [problem] })
}

function readBytes(path: string): Uint8Array {
  try {
    return readFileSync(path)
  } catch (cause) {
    throw fileNotReadable(path, cause)
  }
}
