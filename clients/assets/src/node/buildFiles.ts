import { createReadStream } from 'node:fs'
import { join } from 'node:path'
import { inParallel } from '@mintline/core/async'
import { fileNotReadable } from '@mintline/core/files'
import { mediaTypeOf } from '../documents/index.ts'
import type { FileToStore } from '../storage/index.ts'
import { contentIdOfFile } from './fileContent.ts'
import type { WorkOptions } from './inspectFiles.ts'
import type { OpenBuild } from './openBuild.ts'

/** Concurrent reads. */
const CONCURRENCY = 4

/**
 * Reads a build's media files and computes their current content ids.
 *
 * @throws FILE_NOT_READABLE, or the signal's reason.
 */
export function mediaFilesOf(
  { folder, media }: Pick<OpenBuild, 'folder' | 'media'>,
  { signal, onProgress }: WorkOptions = {},
): Promise<FileToStore[]> {
  let done = 0
  const read = async (name: string): Promise<FileToStore> => {
    const path = join(folder, name)
    const content = await contentIdOfFile(path)
    done += 1
    onProgress?.({ done, total: media.length })
    const type = mediaTypeOf(name)?.type ?? 'application/octet-stream'
    return { name, type, content, read: () => partsOf(path) }
  }
  return inParallel(media, read, { concurrency: CONCURRENCY, signal })
}

/** @throws FILE_NOT_READABLE */
async function* partsOf(path: string): AsyncGenerator<Uint8Array> {
  try {
    yield* createReadStream(path)
  } catch (cause) {
    throw fileNotReadable(path, cause)
  }
}
