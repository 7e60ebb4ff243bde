import type { CollectionInfo } from '@mintline/solana'
import type { DraftField, PhaseDraft } from '#entities/phase/lib/phaseDraft.ts'
import type { PhaseNames } from '#entities/phase/lib/phaseName.ts'
import type { PhaseDraftCard } from '../../lib/phaseDraftCard.ts'
import type { FieldErrors } from '../../lib/shownErrors.ts'
import type { MerkleListComponent } from './merkleListComponent.ts'

/** One phase with the callbacks of its fields. */
export interface PhaseFieldsProps {
  phaseIndex: number
  draft: PhaseDraftCard
  /** Of all phases. */
  names: PhaseNames
  /** Names the phase; '' takes its name away. */
  onRename: (name: string) => void
  onChange: <Field extends DraftField>(field: Field, value: PhaseDraft[Field]) => void
  errors: FieldErrors
  collection: CollectionInfo
  MerkleList: MerkleListComponent
}
