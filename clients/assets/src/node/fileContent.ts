import { createReadStream } from 'node:fs'
import { ifThere } from '@mintline/core/files'
import { type ContentId, contentIdOf, type VisitBlock } from '../content/index.ts'

/** The content id of a file on disk, which is read part by part. */
export function contentIdOfFile(path: string, visit?: VisitBlock): Promise<ContentId> {
  return contentIdOf(createReadStream(path), visit)
}

/** The content id of a file; undefined where it does not exist. */
export async function contentIdIfThere(path: string): Promise<string | undefined> {
  return (await ifThere(contentIdOfFile(path)))?.cid
}
