import type { CollectionInfo, EditionPhase } from '@mintline/solana'
import type { ComponentType, ReactNode } from 'react'
import type { DraftField, PhaseDraft } from '#entities/phase/lib/phaseDraft.ts'
import type { PhaseNames } from '#entities/phase/lib/phaseName.ts'
import type { PhaseDraftCard } from '../../lib/phaseDraftCard.ts'
import type { FieldErrors } from '../../lib/shownErrors.ts'

/** One phase with its fields' callbacks. */
export interface PhaseFieldsProps {
  phaseIndex: number
  draft: PhaseDraftCard
  /** All phases' names. */
  names: PhaseNames
  /** Names the phase; '' removes its name. */
  onRename: (name: string) => void
  onChange: <Field extends DraftField>(field: Field, value: PhaseDraft[Field]) => void
  errors: FieldErrors
  collection: CollectionInfo
  MerkleList: MerkleListComponent
}

/** The merkle list builder in the phase editor, supplied by the page. */
export type MerkleListComponent = ComponentType<{
  collection: CollectionInfo
  /** Undefined = not on chain yet. */
  phase: EditionPhase | undefined
  /** Mint of the token that the list is priced in; '' = the network's coin. */
  priceToken: string
  /** Controls for the list's root, 32 bytes. */
  forRoot: (tree: { root: Uint8Array }) => ReactNode
}>
