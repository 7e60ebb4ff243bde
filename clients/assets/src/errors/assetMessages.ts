import type { InputProblem } from '@mintline/core'

/** Messages of this package by code. */
export const ASSET_MESSAGES = {
  /** All problems of a folder, a list of traits or a document at once. */
  ASSETS_INVALID: ({ source, problems }: InvalidAssets) =>
    `${source} has ${problems.length} problem${problems.length === 1 ? '' : 's'}`,
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
