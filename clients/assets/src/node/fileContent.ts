import { createReadStream } from 'node:fs'
import { type InputProblem, isMintlineError } from '@mintline/core/errors'
import { ifExists, reading } from '@mintline/core/files'
import { type ContentId, contentIdOf, type VisitBlock } from '../content/index.ts'

/**
 * Streams a file on disk and computes its content id.
 *
 * @throws FILE_NOT_READABLE
 */
export function contentIdOfFile(path: string, visit?: VisitBlock): Promise<ContentId> {
  return reading(path, contentIdOf(createReadStream(path), visit))
}

/**
 * Computes a file's content id; undefined = the file does not exist.
 *
 * @throws FILE_NOT_READABLE
 */
export async function contentIdIfExists(path: string): Promise<string | undefined> {
  return (await reading(path, ifExists(contentIdOf(createReadStream(path)))))?.cid
}

/** Awaits work on a file, and turns FILE_NOT_READABLE into a problem. */
export async function orUnreadable<Result>(
  name: string,
  work: Promise<Result>,
): Promise<{ readonly value: Result } | { readonly problem: InputProblem }> {
  try {
    return { value: await work }
  } catch (error) {
    if (!isMintlineError(error, 'FILE_NOT_READABLE')) throw error
    const message = `It cannot be read: ${error.context.reason}`
    return { problem: { path: '', code: 'FILE_UNREADABLE', message, file: name } }
  }
}
