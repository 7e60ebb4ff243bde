import { createReadStream } from 'node:fs'
import { type ContentId, contentIdOf, type VisitBlock } from '../content/index.ts'

/** The content id of a file on disk, which is read part by part. */
export function contentIdOfFile(path: string, visit?: VisitBlock): Promise<ContentId> {
  return contentIdOf(createReadStream(path), visit)
}
