import {
  type AssetStorage,
  fileInMemory,
  planUpload,
  sendUpload,
  type UploadProgress,
} from '@mintline/assets'
import { memoryJournal } from '@mintline/core/batches'
import { ARTWORK_DOCUMENT, type Artwork, documentOfArtwork, filesOfPicture } from './artwork.ts'

/** Options for storing artwork. */
export interface StoreArtworkOptions {
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
