import { phaseWithin } from '@mintline/core'
import type { CollectionInfo } from '@mintline/solana'
import { Copy, Trash2 } from 'lucide-react'
import { HostedListNotice } from '#entities/list/ui/HostedListNotice.tsx'
import type { FormVisitState } from '#shared/form/useFormVisit.ts'
import { Button } from '#shared/ui/Button.tsx'
import { IconButton } from '#shared/ui/IconButton.tsx'
import type { PhaseDraftCard } from '../../lib/phaseDraftCard.ts'
import type { DraftProblem } from '../../lib/readDrafts.ts'
import { shownErrors } from '../../lib/shownErrors.ts'
import { PhaseCard } from '../PhaseCard.tsx'
import { PhaseFields } from './PhaseFields.tsx'
import type { PhaseFieldsProps } from './phaseFieldsProps.ts'

interface DraftCardProps {
  phaseIndex: number
  draft: PhaseDraftCard
  /** All phases' names. */
  names: PhaseFieldsProps['names']
  onRename: PhaseFieldsProps['onRename']
  onChange: PhaseFieldsProps['onChange']
  collection: CollectionInfo
  /** Chain time in unix seconds; undefined while it is not known. */
  now: bigint | undefined
  isChanged: boolean
  /** Problems in all phases. */
  problems: readonly DraftProblem[]
  /** Progress through the form for all phases. */
  visit: FormVisitState
  isOpen: boolean
  onToggle: () => void
  /** Undefined if the collection cannot have another phase. */
  onDuplicate: (() => void) | undefined
  onRemove: () => void
}

/** One phase's editor. */
export function DraftCard(props: DraftCardProps) {
  const { phaseIndex, draft, names, collection, now, isChanged, isOpen } = props
  const phase = collection.phases[phaseIndex]
  const name = names[phaseIndex]
  const { id } = draft
  const errors = shownErrors(props.problems, { phaseIndex, id }, props.visit.shown)
  return (
    <PhaseCard
      phaseIndex={phaseIndex}
      name={name}
      draft={draft}
      phase={phase}
      collection={collection.editions}
      now={now}
      isChanged={isChanged}
      notice={phase && <HostedListNotice collection={collection} phase={phase} />}
      actions={
        <DraftActions
          phaseIndex={phaseIndex}
          name={name}
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
          names={names}
          onRename={props.onRename}
          onChange={props.onChange}
          errors={errors}
          collection={collection}
        />
      ) : undefined}
    </PhaseCard>
  )
}

interface DraftActionsProps {
  phaseIndex: number
  /** The phase's name; undefined or '' = it has none. */
  name: string | undefined
  isOpen: boolean
  onToggle: () => void
  /** Undefined if the collection cannot have another phase. */
  onDuplicate: (() => void) | undefined
  /** Undefined for a phase on chain, which cannot be removed. */
  onRemove: (() => void) | undefined
}

/** Actions on one phase. */
function DraftActions({
  phaseIndex,
  name,
  isOpen,
  onToggle,
  onDuplicate,
  onRemove,
}: DraftActionsProps) {
  const phase = phaseWithin(phaseIndex, name)
  return (
    <>
      {onRemove && (
        <IconButton label={`Remove ${phase}`} size="sm" onClick={onRemove}>
          <Trash2 aria-hidden="true" />
        </IconButton>
      )}
      {onDuplicate && (
        <IconButton label={`Duplicate ${phase}`} size="sm" onClick={onDuplicate}>
          <Copy aria-hidden="true" />
        </IconButton>
      )}
      <Button
        size="sm"
        aria-expanded={isOpen}
        aria-label={`${isOpen ? 'Close' : 'Edit'} ${phase}`}
        onClick={onToggle}
      >
        {isOpen ? 'Close' : 'Edit'}
      </Button>
    </>
  )
}
