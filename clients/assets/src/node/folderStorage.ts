import { join, resolve } from 'node:path'
import { replaceFile } from '@mintline/core/files'
import {
  type AssetStorage,
  type ObjectStore,
  planObjectFolder,
  planObjects,
  readVerified,
} from '../storage/index.ts'
import { contentIdIfExists } from './fileContent.ts'

/** A folder and its public address. */
export interface FolderStorageInput {
  /** Path, created with the first file. */
  readonly folder: string
  /** URL under which a web server serves the folder: `http://127.0.0.1:5173/files/`. */
  readonly baseUrl: string
}

/** Concurrent writes. */
const CONCURRENCY = 4

/** Creates a storage in a folder, for a web server of your own. Files are written atomically. */
export function folderStorage({ folder, baseUrl }: FolderStorageInput): AssetStorage {
  const root = resolve(folder)
  const store: ObjectStore = {
    baseUrl,
    partOf: (key, file) => {
      const path = join(root, key)
      return {
        id: key,
        bytes: file.content.bytes,
        // A damaged file is rewritten.
        isThere: async () => (await contentIdIfExists(path)) === file.content.cid,
        send: async () => {
          const content = await readVerified(file)
          await replaceFile(path, content, { flush: true, makeFolder: true })
        },
      }
    },
  }
  return {
    place: root,
    concurrency: CONCURRENCY,
    planMedia: async (files) => planObjects(store, files),
    planDocuments: (files) => planObjectFolder(store, files),
  }
}
