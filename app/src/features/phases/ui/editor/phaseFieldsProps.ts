import type { CollectionInfo } from '@mintline/solana'
import type { Control } from 'react-hook-form'
import type { PhaseDraft } from '#entities/phase/lib/phaseDraft.ts'
import type { FieldErrors } from '../../lib/shownErrors.ts'
import type { PhasesForm } from '../../model/usePhasesForm.ts'
import type { MerkleListComponent } from './merkleListComponent.ts'

/** One phase, as its fields take it. */
export interface PhaseFieldsProps {
  control: Control<PhasesForm>
  phaseIndex: number
  draft: PhaseDraft
  errors: FieldErrors
  collection: CollectionInfo
  MerkleList: MerkleListComponent
}
