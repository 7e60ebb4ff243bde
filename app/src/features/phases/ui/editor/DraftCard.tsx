import type { CollectionInfo } from '@mintline/solana'
import type { PhaseDraft } from '#entities/phase/lib/phaseDraft.ts'
import type { DraftProblem } from '../../lib/readDrafts.ts'
import { shownErrors, type TouchedFields } from '../../lib/shownErrors.ts'
import { PhaseCard } from '../PhaseCard.tsx'
import { DraftActions } from './DraftActions.tsx'
import type { MerkleListComponent } from './merkleListComponent.ts'
import { PhaseFields } from './PhaseFields.tsx'
import type { PhaseFieldsProps } from './phaseFieldsProps.ts'

interface DraftCardProps {
  phaseIndex: number
  draft: PhaseDraft
  onChange: PhaseFieldsProps['onChange']
  collection: CollectionInfo
  MerkleList: MerkleListComponent
  /** Chain time in unix seconds; undefined while it is not known. */
  now: bigint | undefined
  isChanged: boolean
  /** Edited fields of this phase. */
  touched: TouchedFields
  /** Problems of all phases. */
  problems: readonly DraftProblem[]
  /** True if saving was tried: then all errors are shown. */
  wasTried: boolean
  isOpen: boolean
  onToggle: () => void
  /** Undefined if the collection cannot have another phase. */
  onDuplicate: (() => void) | undefined
  onRemove: () => void
}

/** Editor of one phase. */
export function DraftCard(props: DraftCardProps) {
  const { phaseIndex, draft, collection, now, isChanged, isOpen } = props
  const phase = collection.phases[phaseIndex]
  const errors = shownErrors({
    problems: props.problems,
    phaseIndex,
    touched: props.touched,
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
          phaseIndex={phaseIndex}
          draft={draft}
          onChange={props.onChange}
          errors={errors}
          collection={collection}
          MerkleList={props.MerkleList}
        />
      ) : undefined}
    </PhaseCard>
  )
}
