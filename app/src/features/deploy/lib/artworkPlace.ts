import { ARTWORK_DOCUMENT } from '#entities/artwork/lib/artwork.ts'
import type { StorageChoice, StorageKind } from '#entities/artwork/lib/storageChoice.ts'
import type { ArtworkAccess } from './artworkAccess.ts'

/** Characters of every content id, before it is known. */
const CONTENT_ID_LENGTH = 59

interface ChosenPlace {
  readonly storage: StorageKind
  /** Url of the folder of the host; undefined = it has none. */
  readonly hostFiles: string | undefined
  readonly access: ArtworkAccess
}

/** The storage to open; undefined where artwork is its own address. */
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

/** An address as long as the one that artwork will have there, of which the cost follows. */
export function futureAddress({ storage, hostFiles = '' }: Omit<ChosenPlace, 'access'>): string {
  const folder = storage === 'folder' ? hostFiles : 'ipfs://'
  return `${folder}${'b'.repeat(CONTENT_ID_LENGTH)}/${ARTWORK_DOCUMENT}`
}
