import type { InputProblem } from '@mintline/core'
import type { StorageKind } from '#entities/artwork/lib/artwork.ts'
import { type ArtworkOnChain, MAX_ON_CHAIN_BYTES } from '#entities/artwork/lib/artworkOnChain.ts'
import { parseCustomUrl } from '#entities/cluster/lib/customUrl.ts'
import { siteUrl } from '#entities/metadata/ui/SiteLink.tsx'
import { realMoneyProblems } from '#entities/terms/lib/realMoneyProblems.ts'

/** Artwork as it was entered. */
export interface EnteredArtwork {
  /** `loading` = it is not known yet; `gone` = it was chosen, and the browser has lost it. */
  readonly picture: 'none' | 'loading' | 'found' | 'gone'
  readonly externalUrl: string
  readonly storage: StorageKind
  readonly access: ArtworkAccess
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
  const { pinataToken, kuboUrl } = entered.access
  const problem = (path: string, isThere: boolean, message: string): InputProblem[] =>
    isThere ? [{ path, code: 'ARTWORK_INVALID', message }] : []
  const kubo = parseCustomUrl(kuboUrl)
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
    ...problem(
      'pinataToken',
      storage === 'pinata' && !isStored && pinataToken.trim() === '',
      'Enter the token (JWT) of a Pinata key that may write files.',
    ),
    ...problem(
      'kuboUrl',
      storage === 'kubo' && !isStored && kubo.status !== 'valid',
      kubo.status === 'invalid' ? kubo.reason : 'Enter the URL of the node.',
    ),
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

/** Storage credentials. They stay in memory: tokens, and addresses that may hold keys, are never stored. */
export interface ArtworkAccess {
  /** An API key's JWT; '' = nothing entered. */
  readonly pinataToken: string
  readonly kuboUrl: string
  /** `Authorization` header for nodes that require one; '' = none. */
  readonly kuboAuthorization: string
}

/** Before anything is entered: a node on this machine, as Kubo starts it. */
export const NO_ACCESS: ArtworkAccess = {
  pinataToken: '',
  kuboUrl: 'http://127.0.0.1:5001',
  kuboAuthorization: '',
}
