import type { CollectionInfo } from '@mintline/solana'
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
}
