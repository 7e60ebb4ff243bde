import type { InputProblem } from '@mintline/core'

/** Messages of this package by code. */
export const ASSET_MESSAGES = {
  /** All problems of a folder, a list of traits or a document at once. */
  ASSETS_INVALID: ({ source, problems }: InvalidAssets) =>
    `${source} has ${problems.length} problem${problems.length === 1 ? '' : 's'}`,
  BUILD_FOLDER_TAKEN: ({ path }: { path: string }) =>
    `The folder ${path} has other files: choose an empty one, or that of an earlier build`,
  BUILD_NOT_FOUND: ({ path }: { path: string }) =>
    `The folder ${path} is no build: make one of it first`,
  /** A build that was interrupted. */
  BUILD_INCOMPLETE: ({ path }: { path: string }) =>
    `The build in ${path} was interrupted: build again to complete it`,
}

interface InvalidAssets {
  /** Folder or file as it was given. */
  source: string
  problems: readonly InputProblem[]
}

type AssetMessages = typeof ASSET_MESSAGES

declare module '@mintline/core' {
  interface ErrorMessages extends AssetMessages {}
}
