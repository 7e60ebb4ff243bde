import type { CollectionInfo, EditionPhase } from '@mintline/solana'
import type { ComponentType, ReactNode } from 'react'

/** Builder of a merkle list inside a phase's editor, given by the page. */
export type MerkleListComponent = ComponentType<{
  collection: CollectionInfo
  /** Undefined = it is not on chain yet. */
  phase: EditionPhase | undefined
  /** Controls for the root of the list, 32 bytes. */
  forRoot: (tree: { root: Uint8Array }) => ReactNode
}>
