import { phaseWithin } from '@mintline/core'
import type { CollectionInfo } from '@mintline/solana'
import { useState } from 'react'
import { listPricesOf } from '#entities/list/model/listPrices.ts'
import { ListPrices } from '#entities/list/ui/ListPrices.tsx'
import { effectiveRoot, type PhaseDraft } from '#entities/phase/lib/phaseDraft.ts'
import type { PhaseNames } from '#entities/phase/lib/phaseName.ts'
import { useSendSession } from '#entities/transaction/model/useSendSession.ts'
import { Callout } from '#shared/ui/Callout.tsx'
import type { DraftProblem } from '../../lib/readDrafts.ts'
import { useChangesPlan } from '../../model/useChangesPlan.ts'
import type { PhasesFormState } from '../../model/usePhasesForm.ts'
import { useSavePhases } from '../../model/useSavePhases.ts'
import { ChangesCard } from './ChangesCard.tsx'
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

interface DraftedListPricesProps {
  /** Phases on chain. */
  chain: readonly PhaseDraft[]
  drafts: readonly PhaseDraft[]
  names: PhaseNames
}

/** Prices in the drafts' new merkle lists, if they were built here. */
function DraftedListPrices({ chain, drafts, names }: DraftedListPricesProps) {
  const lists = drafts.flatMap((draft, phaseIndex) => {
    const root = effectiveRoot(draft)
    const before = chain[phaseIndex]
    const totals = before && effectiveRoot(before) === root ? undefined : listPricesOf(root)
    return totals ? [{ phaseIndex, totals }] : []
  })
  return lists.map(({ phaseIndex, totals }) => (
    <section key={phaseIndex} className="flex flex-col gap-2">
      <h3 className="font-medium">
        Prices in the list of {phaseWithin(phaseIndex, names[phaseIndex])}
      </h3>
      <ListPrices totals={totals} />
    </section>
  ))
}
