import type { UploadProgress } from '@mintline/assets'
import { useCancellable } from '#shared/lib/useCancellable.ts'
import type { Artwork, StorageChoice } from '../lib/artwork.ts'

/** Progress and outcome while storing artwork. */
export type StoringState =
  | { readonly status: 'idle' }
  /** `progress` is undefined until the upload size is known. */
  | { readonly status: 'storing'; readonly progress: UploadProgress | undefined }
  /** Read back from its address. */
  | { readonly status: 'reading' }
  /** It is stored, and was read back. */
  | { readonly status: 'done'; readonly uri: string }
  /** It is stored, but cannot be read from its address, at least not yet. */
  | { readonly status: 'unread'; readonly error: unknown }
  | { readonly status: 'failed'; readonly error: unknown }

/** Artwork and where to store it. */
export interface ArtworkToStore {
  readonly artwork: Artwork
  /** Storage to use, or the address if the artwork is stored already. */
  readonly place: StorageChoice | { readonly kind: 'stored'; readonly uri: string }
  /** Called with the address once it is stored, before it is read back. */
  readonly onStored: (uri: string) => void
}

/** Stores artwork, and reads it back. */
export interface StoredArtwork {
  readonly state: StoringState
  /**
   * Stores artwork, sending only what the storage lacks, then reads it back.
   *
   * @returns Its address; undefined if it was not stored, not read back, or cancelled: see `state`.
   */
  readonly store: (wanted: ArtworkToStore) => Promise<string | undefined>
  readonly cancel: () => void
}

/** Stores artwork, and reads it back from its address. */
export function useStoredArtwork(): StoredArtwork {
  const { state, begin, cancel } = useCancellable<StoringState>({ status: 'idle' })

  const store = async ({ artwork, place, onStored }: ArtworkToStore) => {
    const { signal, show } = begin()
    let stored: string | undefined
    try {
      show({ status: 'storing', progress: undefined })
      // Large, and not needed just to look at the form.
      const [{ storeArtwork, readBackArtwork }, { openStorage }] = await Promise.all([
        import('../lib/storeArtwork.ts'),
        import('../lib/openStorage.ts'),
      ])
      const send = async (choice: StorageChoice) => {
        const onProgress = (progress: UploadProgress) => show({ status: 'storing', progress })
        const sent = await storeArtwork(artwork, {
          storage: openStorage(choice),
          signal,
          onProgress,
        })
        onStored(sent)
        return sent
      }
      const uri = place.kind === 'stored' ? place.uri : await send(place)
      stored = uri
      show({ status: 'reading' })
      await readBackArtwork(uri, artwork, { signal })
      signal.throwIfAborted()
      show({ status: 'done', uri })
      return uri
    } catch (error) {
      show({ status: stored === undefined ? 'failed' : 'unread', error })
      return undefined
    }
  }
  return { state, store, cancel }
}
