import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import type { Picture } from '#entities/artwork/lib/picture.ts'
import { PictureRefused } from '#entities/artwork/lib/pictureFacts.ts'
import { keepPicture, keptPicture } from '#entities/artwork/lib/pictureStore.ts'
import { readPicture } from '#entities/artwork/lib/readPicture.ts'
import type { FileBytes } from '#shared/ui/FileDrop.tsx'
import { deployDraftStore } from '../lib/deployDraft.ts'

/** A draft's picture. */
export type PictureState =
  | { readonly status: 'none' }
  | { readonly status: 'loading' }
  | { readonly status: 'found'; readonly picture: Picture }
  /** It was chosen, and the browser has lost it. */
  | { readonly status: 'gone' }

/** Choosing a picture. */
export interface PictureChoice {
  readonly state: PictureState
  /** Reads a file, and replaces the previous picture with it; a refused file changes nothing. */
  readonly choose: (file: FileBytes) => Promise<void>
  /** True while a file or the stored picture is read. */
  readonly isReading: boolean
  /** Notes whether a file is being read: its bytes, and then by `choose`. */
  readonly setIsReadingFile: (isReadingFile: boolean) => void
  /** Why the last file was refused, as a sentence. */
  readonly refusal: string | undefined
  /** False if the browser did not store it, so that a reload loses it. */
  readonly isKept: boolean
}

/**
 * Holds a draft's picture, stored in the browser beside it.
 *
 * @param id Its name in the draft; '' = none.
 */
export function usePicture(id: string): PictureChoice {
  const [isReadingFile, setIsReadingFile] = useState(false)
  const [refusal, setRefusal] = useState<string>()
  const [isKept, setIsKept] = useState(true)
  const lastRead = useRef(0)
  const { data } = useQuery({
    queryKey: ['deploy-picture', id],
    queryFn: async () => (await keptPicture(id)) ?? null,
    enabled: id !== '',
    // It never changes under its name, and is large.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: false,
  })

  const choose = async ({ name, bytes }: FileBytes) => {
    lastRead.current += 1
    const read = lastRead.current
    setRefusal(undefined)
    try {
      const picture = await readPicture({ name, bytes: new Uint8Array(bytes) })
      // Another file was chosen meanwhile.
      if (read !== lastRead.current) return
      const next = newName()
      setIsKept(await keepPicture(next, picture))
      deployDraftStore.update({ picture: next })
    } catch (error) {
      if (read === lastRead.current) setRefusal(refusalText(error))
    }
  }
  const state = stateOf(id, data)
  const isReading = isReadingFile || state.status === 'loading'
  return { state, choose, isReading, setIsReadingFile, refusal, isKept }
}

function stateOf(id: string, kept: Picture | null | undefined): PictureState {
  if (id === '') return { status: 'none' }
  if (kept === undefined) return { status: 'loading' }
  return kept === null ? { status: 'gone' } : { status: 'found', picture: kept }
}

function refusalText(error: unknown): string {
  if (error instanceof PictureRefused) return error.message
  return 'The browser could not read this picture. Choose another one.'
}

/** Creates a name that no other picture has. */
function newName(): string {
  return Array.from(crypto.getRandomValues(new Uint32Array(4))).join('-')
}
