import type { CollectionInfo } from '@mintline/solana'
import { useState } from 'react'
import { useSendSession } from '#entities/transaction/model/useSendSession.ts'
import { Callout } from '#shared/ui/Callout.tsx'
import type { DraftProblem } from '../../lib/readDrafts.ts'
import { useChangesPlan } from '../../model/useChangesPlan.ts'
import type { PhasesFormState } from '../../model/usePhasesForm.ts'
import { useSavePhases } from '../../model/useSavePhases.ts'
import { ChangesCard } from './ChangesCard.tsx'
import { DraftedListPrices } from './DraftedListPrices.tsx'
import { SaveBar } from './SaveBar.tsx'

interface SaveSectionProps {
  collection: CollectionInfo
  form: PhasesFormState
  problems: readonly DraftProblem[]
  /** Chain time in unix seconds; undefined while it is not known. */
  now: bigint | undefined
  /** Called when saving is refused because of errors. */
  onRefused: () => void
  /** Called when everything is saved, or the changes were discarded. */
  onSettled: () => void
}

/** Unsaved changes, their cost, and a button to save them. Nothing if there are none. */
export function SaveSection(props: SaveSectionProps) {
  const { collection, form, problems, now, onRefused, onSettled } = props
  const { drafts, base, chain, conflicts, isDirty, names } = form
  const { readiness } = useSendSession()
  const save = useSavePhases(collection)
  const [isSaving, setIsSaving] = useState(false)
  const isPlannable = isDirty && problems.length === 0
  const plan = useChangesPlan({ info: collection, drafts, now, isPlannable })
  if (!isDirty) return null
  const start = async () => {
    if (problems.length > 0) {
      onRefused()
      return
    }
    setIsSaving(true)
    const details = <DraftedListPrices chain={chain} drafts={drafts} names={names} />
    const { status } = await save({ details, base, drafts })
    setIsSaving(false)
    if (status === 'confirmed') onSettled()
  }
  const undecided =
    conflicts.length > 0 ? 'Decide first what to keep of the changes on chain.' : undefined
  return (
    <>
      {problems.flatMap(({ phaseIndex, message }) =>
        phaseIndex === undefined ? [<Callout key={message} kind="error" title={message} />] : [],
      )}
      {plan && plan.differences.length > 0 && (
        <ChangesCard plan={plan} drafts={drafts} names={names} />
      )}
      <SaveBar
        plan={plan}
        problemCount={problems.length}
        blockedBy={readiness.status === 'blocked' ? readiness.reason : undecided}
        isSaving={isSaving}
        onSave={() => void start()}
        onDiscard={() => {
          form.discard()
          onSettled()
        }}
      />
    </>
  )
}
