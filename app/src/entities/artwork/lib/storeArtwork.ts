import {
  type AssetStorage,
  AssetsError,
  contentIdOf,
  fileInMemory,
  parseDocument,
  planUpload,
  sendUpload,
  type UploadProgress,
} from '@mintline/assets'
import { CoreError, readResource } from '@mintline/core'
import { memoryJournal } from '@mintline/core/batches'
import { readPageTheme } from '@mintline/core/metadata'
import { resources } from '#entities/metadata/lib/pictureUrl.ts'
import { ARTWORK_DOCUMENT, type Artwork, documentOfArtwork, filesOfPicture } from './artwork.ts'
import { MAX_PICTURE_BYTES } from './pictureFacts.ts'

/** Options for storing artwork. */
interface StoreArtworkOptions {
  readonly storage: AssetStorage
  /** Cancels it at once. Storing again resumes: stored files are not sent again. */
  readonly signal: AbortSignal
  readonly onProgress: (progress: UploadProgress) => void
}

/**
 * Stores a picture, its preview and their document.
 *
 * @returns The document's address.
 * @throws STORAGE_NOT_AVAILABLE after four attempts, STORAGE_REFUSED, STORED_OTHERWISE, or the signal's reason.
 */
export async function storeArtwork(
  artwork: Artwork,
  { storage, signal, onProgress }: StoreArtworkOptions,
): Promise<string> {
  const files = [...filesOfPicture(artwork.picture)]
  const media = await Promise.all(files.map(([name, file]) => fileInMemory({ ...file, name })))
  const documents = new Map([[ARTWORK_DOCUMENT, documentOfArtwork(artwork)]])
  const journal = memoryJournal<{ place: string }, never>({ place: storage.place })
  const plan = await planUpload({ storage, journal, media, documents }, { signal })
  const { addresses } = await sendUpload(plan, { signal, onProgress })
  return addresses.get(ARTWORK_DOCUMENT) ?? ''
}

/**
 * Reads stored artwork from its address, as wallets do, and compares it with its source.
 *
 * @throws METADATA_NOT_AVAILABLE if it cannot be read yet, METADATA_INVALID or STORED_OTHERWISE if something else is
 * stored, or the signal's reason.
 */
export async function readBackArtwork(
  uri: string,
  artwork: Artwork,
  { signal }: { signal: AbortSignal },
): Promise<void> {
  const { document } = parseDocument(
    await readResource(uri, { signal, ...resources }),
    ARTWORK_DOCUMENT,
  )
  const expected = documentOfArtwork(artwork)
  const files = [...filesOfPicture(artwork.picture)]
  const addresses = document?.properties.files.map((file) => file.uri) ?? []
  const isSame =
    textsOf(document) === textsOf(expected) &&
    addresses.length === files.length &&
    document?.image === addresses[0]
  if (!isSame) {
    throw new CoreError('METADATA_INVALID', { uri, reason: 'it is not what was stored' })
  }
  for (const [index, [name, { bytes }]] of files.entries()) {
    const address = addresses[index] ?? ''
    const content = await readResource(address, {
      signal,
      ...resources,
      maxBytes: MAX_PICTURE_BYTES,
    })
    const [actual, wanted] = await Promise.all([contentIdOf(content), contentIdOf(bytes)])
    if (actual.cid === wanted.cid) continue
    throw new AssetsError('STORED_OTHERWISE', {
      place: new URL(address).host,
      name,
      expected: wanted.cid,
      actual: actual.cid,
    })
  }
}

/** Returns a document's content except file addresses. */
function textsOf(document: ReturnType<typeof documentOfArtwork> | undefined): string | undefined {
  if (!document) return undefined
  const { name, symbol, description, external_url: site, attributes, mint_page: page } = document
  // In one order.
  const { theme } = readPageTheme(page)
  return JSON.stringify([name, symbol, description, site, attributes, theme])
}
