import { createReadStream } from 'node:fs'
import { ifThere, reading } from '@mintline/core/files'
import { type ContentId, contentIdOf, type VisitBlock } from '../content/index.ts'

/**
 * The content id of a file on disk, which is read part by part.
 *
 * @throws FILE_NOT_READABLE
 */
export function contentIdOfFile(path: string, visit?: VisitBlock): Promise<ContentId> {
  return reading(path, contentIdOf(createReadStream(path), visit))
}

/**
 * The content id of a file; undefined where it does not exist.
 *
 * @throws FILE_NOT_READABLE
 */
export async function contentIdIfThere(path: string): Promise<string | undefined> {
  return (await reading(path, ifThere(contentIdOf(createReadStream(path)))))?.cid
}
