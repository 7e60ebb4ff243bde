import type { CollectionInfo } from '@mintline/solana'
import { type Control, useFormState } from 'react-hook-form'
import type { PhaseDraft } from '#entities/phase/lib/phaseDraft.ts'
import type { DraftProblem } from '../../lib/readDrafts.ts'
import { shownErrors } from '../../lib/shownErrors.ts'
import type { PhasesForm } from '../../model/usePhasesForm.ts'
import { PhaseCard } from '../PhaseCard.tsx'
import { DraftActions } from './DraftActions.tsx'
import type { MerkleListComponent } from './merkleListComponent.ts'
import { PhaseFields } from './PhaseFields.tsx'

interface DraftCardProps {
  control: Control<PhasesForm>
  phaseIndex: number
  draft: PhaseDraft
  collection: CollectionInfo
  MerkleList: MerkleListComponent
  /** The chain's time in unix seconds; undefined while it is not known. */
  now: bigint | undefined
  isChanged: boolean
  /** Of all phases. */
  problems: readonly DraftProblem[]
  /** Whether saving was tried: then no error is held back. */
  wasTried: boolean
  isOpen: boolean
  onToggle: () => void
  /** Undefined where there is no room for another phase. */
  onDuplicate: (() => void) | undefined
  onRemove: () => void
}

/** One phase, to be changed. */
export function DraftCard(props: DraftCardProps) {
  const { control, phaseIndex, draft, collection, now, isChanged, isOpen } = props
  const { touchedFields } = useFormState({ control })
  const phase = collection.phases[phaseIndex]
  const errors = shownErrors({
    problems: props.problems,
    phaseIndex,
    touched: touchedFields.phases?.[phaseIndex] ?? {},
    wasTried: props.wasTried,
  })
  return (
    <PhaseCard
      phaseIndex={phaseIndex}
      draft={draft}
      phase={phase}
      collection={collection.editions}
      now={now}
      isChanged={isChanged}
      actions={
        <DraftActions
          phaseIndex={phaseIndex}
          isOpen={isOpen}
          onToggle={props.onToggle}
          onDuplicate={props.onDuplicate}
          onRemove={phase ? undefined : props.onRemove}
        />
      }
    >
      {isOpen ? (
        <PhaseFields
          control={control}
          phaseIndex={phaseIndex}
          draft={draft}
          errors={errors}
          collection={collection}
          MerkleList={props.MerkleList}
        />
      ) : undefined}
    </PhaseCard>
  )
}
