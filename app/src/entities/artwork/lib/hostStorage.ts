import {
  type AssetStorage,
  AssetsError,
  type ObjectStore,
  planObjectFolder,
  planObjects,
  readVerified,
} from '@mintline/assets'

/** Concurrent uploads. */
const CONCURRENCY = 2

/**
 * Stores files in the `npm start` folder, which accepts uploads from its own page.
 *
 * @param baseUrl The folder's URL; ends with a slash.
 */
export function hostStorage(baseUrl: string): AssetStorage {
  const place = 'of this page'
  const store: ObjectStore = {
    baseUrl,
    partOf: (key, file) => ({
      id: key,
      bytes: file.content.bytes,
      // Not checked: browsers report each missing file as an error. The host never writes a file twice.
      isThere: async () => false,
      send: async (signal) => {
        const body = new Blob([await readVerified(file)], { type: file.type })
        const answer = await sent(`${baseUrl}${key}`, { body, place, signal })
        if (answer.ok) return
        const { status } = answer
        const reason = `it answers with status ${status}`
        if (status >= 500) throw new AssetsError('STORAGE_NOT_AVAILABLE', { place, reason })
        throw new AssetsError('STORAGE_REFUSED', { place, name: file.name, reason, status })
      },
    }),
  }
  return {
    place,
    concurrency: CONCURRENCY,
    planMedia: async (files) => planObjects(store, files),
    planDocuments: (files) => planObjectFolder(store, files),
  }
}

interface Sending {
  body: Blob
  place: string
  signal: AbortSignal
}

/** @throws STORAGE_NOT_AVAILABLE if nothing answers, or the signal's reason */
async function sent(url: string, { body, place, signal }: Sending): Promise<Response> {
  try {
    return await fetch(url, { method: 'PUT', body, signal })
  } catch (cause) {
    signal.throwIfAborted()
    const reason = 'it does not answer; start it again with npm start'
    throw new AssetsError('STORAGE_NOT_AVAILABLE', { place, reason }, { cause })
  }
}
