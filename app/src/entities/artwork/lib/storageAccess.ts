import type { InputProblem } from '@mintline/core'
import { parseCustomUrl } from '#entities/cluster/lib/customUrl.ts'
import type { StorageChoice, StorageKind } from './artwork.ts'

/** Storage credentials. They stay in memory: tokens, and addresses that may hold keys, are never stored. */
export interface StorageAccess {
  /** An API key's JWT; '' = nothing entered. */
  readonly pinataToken: string
  readonly kuboUrl: string
  /** `Authorization` header for nodes that require one; '' = none. */
  readonly kuboAuthorization: string
}

/** Before anything is entered: a node on this machine, as Kubo starts it. */
export const NO_ACCESS: StorageAccess = {
  pinataToken: '',
  kuboUrl: 'http://127.0.0.1:5001',
  kuboAuthorization: '',
}

/** A chosen storage. */
export interface ChosenPlace {
  readonly storage: StorageKind
  /** URL of the host's folder; undefined = it has none. */
  readonly hostFiles: string | undefined
  readonly access: StorageAccess
}

/** Returns what a storage still needs before anything can be stored, by field. */
export function accessProblems({
  storage,
  access,
}: Pick<ChosenPlace, 'storage' | 'access'>): InputProblem[] {
  const problem = (path: string, message: string) => [{ path, code: 'ARTWORK_INVALID', message }]
  if (storage === 'pinata' && access.pinataToken.trim() === '') {
    return problem('pinataToken', 'Enter the token (JWT) of a Pinata key that may write files.')
  }
  if (storage !== 'kubo') return []
  const kubo = parseCustomUrl(access.kuboUrl)
  if (kubo.status === 'valid') return []
  return problem('kuboUrl', kubo.status === 'invalid' ? kubo.reason : 'Enter the URL of the node.')
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
