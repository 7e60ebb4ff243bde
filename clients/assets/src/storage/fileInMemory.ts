import { contentIdOf } from '../content/index.ts'
import type { FileToStore } from './assetStorage.ts'

/** A file's name, media type and bytes. */
export interface FileInMemory extends Pick<FileToStore, 'name' | 'type'> {
  readonly bytes: Uint8Array
}

/** Creates a file to store from bytes in memory. */
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
