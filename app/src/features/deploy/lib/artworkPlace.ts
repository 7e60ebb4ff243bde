import { ARTWORK_DOCUMENT } from '#entities/artwork/lib/artwork.ts'
import type { StorageChoice, StorageKind } from '#entities/artwork/lib/storageChoice.ts'
import type { ArtworkAccess } from './artworkAccess.ts'

/** Length of every content id, used before it is known. */
const CONTENT_ID_LENGTH = 59

interface ChosenPlace {
  readonly storage: StorageKind
  /** URL of the host's folder; undefined = it has none. */
  readonly hostFiles: string | undefined
  readonly access: ArtworkAccess
}

/** Returns the storage to open; undefined if artwork is its own address. */
export function storageChoice({
  storage,
  hostFiles,
  access,
}: ChosenPlace): StorageChoice | undefined {
  const { pinataToken, kuboUrl, kuboAuthorization } = access
  switch (storage) {
    case 'folder':
      return hostFiles === undefined ? undefined : { kind: 'folder', baseUrl: hostFiles }
    case 'pinata':
      return { kind: 'pinata', token: pinataToken.trim() }
    case 'kubo':
      return { kind: 'kubo', url: kuboUrl.trim(), authorization: kuboAuthorization.trim() }
    case 'chain':
      return undefined
  }
}

/** Returns an address as long as the artwork's future one, which determines the cost. */
export function futureAddress({ storage, hostFiles = '' }: Omit<ChosenPlace, 'access'>): string {
  const folder = storage === 'folder' ? hostFiles : 'ipfs://'
  return `${folder}${'b'.repeat(CONTENT_ID_LENGTH)}/${ARTWORK_DOCUMENT}`
}
