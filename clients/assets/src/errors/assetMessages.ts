import { type InputProblem, withKind, withoutFullStop } from '@mintline/core/errors'

/** This package's messages by code. */
export const ASSET_MESSAGES = {
  /** All problems in a folder, a trait list or a document at once. */
  ASSETS_INVALID: withKind(
    'input',
    ({ source, problems }: InvalidAssets) =>
      `${source} has ${problems.length} problem${problems.length === 1 ? '' : 's'}`,
  ),
  BUILD_FOLDER_TAKEN: withKind(
    'input',
    ({ path }: { path: string }) =>
      `The folder ${path} has other files: choose an empty one, or an earlier build`,
  ),
  BUILD_NOT_FOUND: withKind(
    'input',
    ({ path }: { path: string }) => `The folder ${path} is not a build: make one first`,
  ),
  /** A build that was interrupted. */
  BUILD_INCOMPLETE: withKind(
    'input',
    ({ path }: { path: string }) =>
      `The build in ${path} was interrupted: build again to complete it`,
  ),
  /** The content does not match its address. */
  FILE_CHANGED: withKind(
    'input',
    ({ name }: { name: string }) =>
      `${name} changed during its upload: build again, and upload the build`,
  ),
  /** Addresses derive from signatures, so they would not be known in advance. */
  SIGNATURES_DIFFER: ({ wallet }: { wallet: string }) =>
    `The wallet ${wallet} signs the same file differently each time: use one with a keypair`,
  STORAGE_NOT_AVAILABLE: ({ place, reason }: BusyStorage) =>
    `The storage ${place} is not available: ${withoutFullStop(reason)}`,
  STORAGE_REFUSED: ({ place, name, reason }: RefusedFile) =>
    `The storage ${place} refused ${name}: ${withoutFullStop(reason)}`,
  /** Documents would refer to content that is not there. */
  STORED_OTHERWISE: ({ place, name, expected, actual }: StoredOtherwise) =>
    `The storage ${place} has ${name} as ${actual}, not as ${expected}: upload to another one`,
}

interface BusyStorage {
  /** Storage address, without secrets. */
  place: string
  reason: string
  /** Seconds after which the storage asks to be retried; undefined = it does not say. */
  retryAfter?: number | undefined
}

interface RefusedFile {
  /** Storage address, without secrets. */
  place: string
  /** Part name. */
  name: string
  reason: string
  /** HTTP status; undefined = refused by other means. */
  status?: number | undefined
}

interface StoredOtherwise {
  /** Storage address, without secrets. */
  place: string
  /** Part name. */
  name: string
  /** The part's content id. */
  expected: string
  /** Content id assigned by the storage. */
  actual: string
}

interface InvalidAssets {
  /** Folder or file as given. */
  source: string
  problems: readonly InputProblem[]
}

type AssetMessages = typeof ASSET_MESSAGES

declare module '@mintline/core/errors' {
  interface ErrorMessages extends AssetMessages {}
}
