import { contentIdOf } from '../content/index.ts'
import type { FileToStore } from './assetStorage.ts'

/** Name, media type and bytes of a file. */
export interface FileInMemory extends Pick<FileToStore, 'name' | 'type'> {
  readonly bytes: Uint8Array
}

/** A file to store whose bytes are all in memory. */
export async function fileInMemory({ name, type, bytes }: FileInMemory): Promise<FileToStore> {
  return {
    name,
    type,
    content: await contentIdOf(bytes),
    read: async function* () {
      yield bytes
    },
  }
}
