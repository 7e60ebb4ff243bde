import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { decodeText, guessNote } from '@mintline/core'
import { fileNotReadable } from '@mintline/core/files'
import { usageError } from '../commands/optionValues.ts'
import type { BaseContext } from '../runtime/baseContext.ts'

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

/** A phase in a config, whose list may have a file. */
export interface PhaseOfList {
  /** The config's folder; undefined = there is no config. */
  readonly folder: string | undefined
  readonly phase: { readonly list: { readonly file?: string | undefined } | undefined } | undefined
}

/**
 * Returns the path of a command's list: that of `--list`, otherwise of the phase in the config.
 *
 * @throws USAGE_INVALID if neither names a file
 */
export function listPath(
  context: Pick<BaseContext, 'path'>,
  given: string | undefined,
  { folder, phase }: PhaseOfList,
): string {
  if (given !== undefined) return context.path(given)
  const file = phase?.list?.file
  if (folder === undefined || file === undefined) {
    throw usageError('Give --list, or a phase of the config with a list')
  }
  return resolve(folder, file)
}
