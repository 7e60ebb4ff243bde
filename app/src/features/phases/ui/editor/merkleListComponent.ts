import type { CollectionInfo, EditionPhase } from '@mintline/solana'
import type { ComponentType, ReactNode } from 'react'

/** The merkle list builder in the phase editor, supplied by the page. */
export type MerkleListComponent = ComponentType<{
  collection: CollectionInfo
  /** Undefined = not on chain yet. */
  phase: EditionPhase | undefined
  /** Controls for the list's root, 32 bytes. */
  forRoot: (tree: { root: Uint8Array }) => ReactNode
}>
