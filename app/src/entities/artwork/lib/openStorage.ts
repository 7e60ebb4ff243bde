import {
  type AssetStorage,
  AssetsError,
  type FileToStore,
  type FolderPlan,
  kuboStorage,
  type ObjectStore,
  pinataStorage,
  planObjectFolder,
  planObjects,
  readVerified,
  type StoragePart,
} from '@mintline/assets'
import type { StorageChoice } from './artwork.ts'

/** Opens the chosen storage. */
export function openStorage(choice: StorageChoice): AssetStorage {
  switch (choice.kind) {
    case 'folder':
      return hostStorage(choice.baseUrl)
    case 'pinata':
      return pinataStorage({ token: choice.token })
    case 'kubo': {
      const { url, authorization } = choice
      return kuboStorage({ url, ...(authorization !== '' && { authorization }) })
    }
  }
}

/** The host, for people. */
const place = 'of this page'
/** Concurrent uploads. */
const CONCURRENCY = 2

/**
 * Stores files in the `npm start` folder, which accepts uploads from its own page.
 *
 * @param baseUrl The folder's URL; ends with a slash.
 */
function hostStorage(baseUrl: string): AssetStorage {
  const store: ObjectStore = {
    baseUrl,
    partOf: (key, file) => ({
      id: key,
      bytes: file.content.bytes,
      // Not checked: browsers report each missing file as an error. The host never writes a file twice.
      isThere: async () => false,
      send: async (signal) => {
        const body = new Blob([await readVerified(file)], { type: file.type })
        await put(`${baseUrl}${key}`, { body, name: file.name, signal })
      },
    }),
  }
  return {
    place,
    concurrency: CONCURRENCY,
    planMedia: async (files) => planObjects(store, files),
    planDocuments: async (files) => {
      const folder = await planObjectFolder(store, files)
      return files.length === 1 ? folder : { ...folder, parts: [wholeFolder(folder, files)] }
    },
  }
}

/** Sends all files in a folder at once, so that the host can verify the folder's content id. */
function wholeFolder({ baseUri, parts }: FolderPlan, files: readonly FileToStore[]): StoragePart {
  return {
    id: baseUri,
    bytes: parts.reduce((sum, { bytes }) => sum + bytes, 0),
    isThere: async () => false,
    send: async (signal) => {
      const texts: Record<string, string> = {}
      for (const file of files) {
        texts[file.name] = new TextDecoder().decode(await readVerified(file))
      }
      const body = new Blob([JSON.stringify(texts)], { type: 'application/json' })
      await put(baseUri.replace(/\/$/, ''), { body, name: 'the list', signal })
    },
  }
}

interface Upload {
  body: Blob
  /** For errors. */
  name: string
  signal: AbortSignal
}

/** @throws STORAGE_NOT_AVAILABLE, STORAGE_REFUSED, or the signal's reason */
async function put(url: string, { body, name, signal }: Upload): Promise<void> {
  const answer = await sent(url, { body, signal })
  if (answer.ok) return
  const { status } = answer
  const reason = `it answers with status ${status}`
  if (status >= 500) throw new AssetsError('STORAGE_NOT_AVAILABLE', { place, reason })
  throw new AssetsError('STORAGE_REFUSED', { place, name, reason, status })
}

/** @throws STORAGE_NOT_AVAILABLE if nothing answers, or the signal's reason */
async function sent(url: string, { body, signal }: Omit<Upload, 'name'>): Promise<Response> {
  try {
    return await fetch(url, { method: 'PUT', body, signal })
  } catch (cause) {
    signal.throwIfAborted()
    const reason = 'it does not answer; start it again with npm start'
    throw new AssetsError('STORAGE_NOT_AVAILABLE', { place, reason }, { cause })
  }
}
