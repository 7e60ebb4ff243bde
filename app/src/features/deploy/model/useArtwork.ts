import type { InputProblem } from '@mintline/core'
import { useMemo, useState } from 'react'
import {
  ARTWORK_DOCUMENT,
  type Artwork,
  STORAGE_KINDS,
  type StorageKind,
} from '#entities/artwork/lib/artwork.ts'
import { type ArtworkOnChain, artworkOnChain } from '#entities/artwork/lib/artworkOnChain.ts'
import {
  type ChosenPlace,
  NO_ACCESS,
  type StorageAccess,
  storageChoice,
} from '#entities/artwork/lib/storageAccess.ts'
import { type StoringState, useStoredArtwork } from '#entities/artwork/model/useStoredArtwork.ts'
import { useHostFiles } from '#entities/cluster/model/hostContext.ts'
import { artworkProblems } from '../lib/artworkProblems.ts'
import { completeDraft } from '../lib/completeDraft.ts'
import { type DeployDraft, deployDraftStore, hasOwnPicture } from '../lib/deployDraft.ts'
import { lookProblems, themeOfLook } from '../lib/pageLook.ts'
import { type PictureChoice, usePicture } from './usePicture.ts'

/** Length of every content id, used before it is known. */
const CONTENT_ID_LENGTH = 59

/** The deploy form's artwork. */
export interface ArtworkState {
  /** False if its metadata is online already; the rest does not count then. */
  readonly hasOwnPicture: boolean
  readonly choice: PictureChoice
  /** Storages offered here, best first. */
  readonly storages: readonly StorageKind[]
  readonly storage: StorageKind
  readonly access: StorageAccess
  readonly updateAccess: (change: Partial<StorageAccess>) => void
  /** The artwork as its own address; undefined while there is no picture. */
  readonly onChain: ArtworkOnChain | undefined
  /** Its address, or one with the same length before it is stored; '' = none. */
  readonly uri: string
  /** Address at which exactly this artwork was stored; undefined = it was not. */
  readonly storedUri: string | undefined
  readonly problems: readonly InputProblem[]
  readonly storing: StoringState
  /** Stores it, reads it back, and returns its address; undefined if that did not succeed. */
  readonly store: () => Promise<string | undefined>
  readonly cancel: () => void
}

/** The network that artwork is for. */
interface ArtworkPlace {
  isRealMoney: boolean
  /** False if a picture does not fit its address there. Default: true. */
  hasRoomOnChain?: boolean
}

/** Holds the deploy form's picture, texts and storage. Nothing is sent before `store` is called. */
export function useArtwork(
  draft: DeployDraft,
  { isRealMoney, hasRoomOnChain = true }: ArtworkPlace,
): ArtworkState {
  const [access, setAccess] = useState(NO_ACCESS)
  const choice = usePicture(draft.picture)
  const hostFiles = useHostFiles()
  const { state: storing, store, cancel } = useStoredArtwork()
  const storages = STORAGE_KINDS.filter((kind) =>
    kind === 'folder' ? hostFiles !== undefined : kind !== 'chain' || hasRoomOnChain,
  )
  const storage = storages.find((kind) => kind === draft.storage) ?? storages[0] ?? 'pinata'
  const { state } = choice
  const picture = state.status === 'found' ? state.picture : undefined
  const { collectionName, symbol, description, externalUrl, look } = completeDraft(draft, '')
  const artwork = useMemo((): Artwork | undefined => {
    const texts = {
      name: collectionName.trim(),
      symbol: symbol.trim(),
      description: description.trim(),
      externalUrl: externalUrl.trim(),
      page: themeOfLook(look),
    }
    return picture && { picture, texts }
  }, [picture, collectionName, symbol, description, externalUrl, look])
  const onChain = useMemo(() => artwork && artworkOnChain(artwork), [artwork])
  const content = JSON.stringify([draft.picture, artwork?.texts, storage, hostFiles])
  const storedUri = draft.stored?.content === content ? draft.stored.uri : undefined
  const isOwn = hasOwnPicture(draft)
  // Something else was entered since.
  const isOfBefore = storing.status === 'done' && storing.uri !== storedUri
  const place = { storage, hostFiles, access }
  const problems = isOwn
    ? [
        ...artworkProblems({
          picture: choice.isReading ? 'loading' : state.status,
          externalUrl,
          storage,
          access,
          isStored: storedUri !== undefined,
          onChain,
          isRealMoney,
        }),
        ...lookProblems(look),
      ]
    : []
  return {
    hasOwnPicture: isOwn,
    choice,
    storages,
    storage,
    access,
    updateAccess: (change) => setAccess((before) => ({ ...before, ...change })),
    onChain,
    uri: storage === 'chain' ? (onChain?.uri ?? '') : (storedUri ?? futureAddress(place)),
    storedUri,
    problems,
    storing: isOfBefore ? { status: 'idle' } : storing,
    store: async () => {
      const target = storageChoice(place)
      if (!artwork || !target) return onChain?.uri
      const isReadable = storedUri !== undefined && !hasAccess(storage, access)
      return store({
        artwork,
        place: isReadable ? { kind: 'stored', uri: storedUri } : target,
        onStored: (uri) => deployDraftStore.update({ stored: { uri, content } }),
      })
    },
    cancel,
  }
}

/** Returns true if the storage is accessible; otherwise earlier uploads are read from their address alone. */
function hasAccess(storage: StorageKind, { pinataToken, kuboUrl }: StorageAccess): boolean {
  if (storage === 'pinata') return pinataToken.trim() !== ''
  return storage !== 'kubo' || kuboUrl.trim() !== ''
}

/** Returns an address as long as the artwork's future one, which determines the cost. */
function futureAddress({ storage, hostFiles = '' }: Omit<ChosenPlace, 'access'>): string {
  const folder = storage === 'folder' ? hostFiles : 'ipfs://'
  return `${folder}${'b'.repeat(CONTENT_ID_LENGTH)}/${ARTWORK_DOCUMENT}`
}
