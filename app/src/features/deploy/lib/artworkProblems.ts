import type { InputProblem } from '@mintline/core'
import type { StorageKind } from '#entities/artwork/lib/artwork.ts'
import { type ArtworkOnChain, MAX_ON_CHAIN_BYTES } from '#entities/artwork/lib/artworkOnChain.ts'
import { accessProblems, type StorageAccess } from '#entities/artwork/lib/storageAccess.ts'
import { siteUrl } from '#entities/metadata/ui/SiteLink.tsx'
import { realMoneyProblems } from '#entities/terms/lib/realMoneyProblems.ts'

/** Artwork as it was entered. */
export interface EnteredArtwork {
  /** `loading` = it is not known yet; `gone` = it was chosen, and the browser has lost it. */
  readonly picture: 'none' | 'loading' | 'found' | 'gone'
  readonly externalUrl: string
  readonly storage: StorageKind
  readonly access: StorageAccess
  /** True if it is stored already, so that no access is needed. */
  readonly isStored: boolean
  /** Undefined while there is no picture. */
  readonly onChain: ArtworkOnChain | undefined
  /** True if the website must be one that everybody can read. */
  readonly isRealMoney: boolean
}

/** Returns problems with a picture, its website and its storage. */
export function artworkProblems(entered: EnteredArtwork): InputProblem[] {
  const { picture, externalUrl, storage, isStored, onChain, isRealMoney } = entered
  const problem = (path: string, isThere: boolean, message: string): InputProblem[] =>
    isThere ? [{ path, code: 'ARTWORK_INVALID', message }] : []
  return [
    ...problem('picture', picture === 'none', 'Choose a picture.'),
    ...problem(
      'picture',
      picture === 'gone',
      'The picture is no longer in this browser. Choose it again.',
    ),
    ...problem(
      'externalUrl',
      externalUrl.trim() !== '' && siteUrl(externalUrl.trim()) === undefined,
      'Enter a URL that starts with https://, or leave it empty.',
    ),
    ...(isRealMoney ? realMoneyProblems([['externalUrl', externalUrl]]) : []),
    ...(isStored ? [] : accessProblems(entered)),
    ...problem(
      'storage',
      storage === 'chain' && onChain !== undefined && onChain.uri === undefined,
      onChain ? tooLargeText(onChain.bytes) : '',
    ),
  ]
}

function tooLargeText(bytes: number): string {
  return `Picture and texts take ${bytes.toLocaleString('en')} bytes, and ${MAX_ON_CHAIN_BYTES} fit on chain. Choose another place, or a smaller drawing with less text.`
}
