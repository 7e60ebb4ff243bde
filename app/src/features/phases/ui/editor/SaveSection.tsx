import { phaseLabel, phaseWithin } from '@mintline/core'
import type {
  CollectionInfo,
  ListTotals,
  PhaseChangesPlan,
  PhaseDifference,
} from '@mintline/solana'
import { useState } from 'react'
import { ChangeRows } from '#entities/change/ChangeRows.tsx'
import { useCluster } from '#entities/cluster/model/clusterContext.ts'
import { ListPrices } from '#entities/list/ui/ListPrices.tsx'
import { effectiveRoot, type PhaseDraft } from '#entities/phase/lib/phaseDraft.ts'
import type { PhaseNames } from '#entities/phase/lib/phaseName.ts'
import { PendingPriceToken } from '#entities/phase/PriceToken.tsx'
import { listPricesOf } from '#entities/phase/useListPrices.ts'
import { usePriceCurrency } from '#entities/phase/usePriceCurrency.ts'
import { phaseChangeRow } from '#entities/plan/planChanges.ts'
import { useSendSession } from '#entities/transaction/model/useSendSession.ts'
import { amountText } from '#shared/lib/amountText.ts'
import { countText } from '#shared/lib/countText.ts'
import { AlertDialog } from '#shared/ui/AlertDialog.tsx'
import { Button } from '#shared/ui/Button.tsx'
import { Callout } from '#shared/ui/Callout.tsx'
import { Card } from '#shared/ui/Card.tsx'
import { UntrustedText } from '#shared/ui/UntrustedText.tsx'
import { changesSummary, planCost } from '../../lib/changesSummary.ts'
import { newPhaseText } from '../../lib/phaseTexts.ts'
import type { DraftProblem } from '../../lib/readDrafts.ts'
import type { PhasesFormState } from '../../model/usePhasesForm.ts'
import { useChangesPlan, useSavePhases } from '../../model/useSavePhases.ts'

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
    return totals ? [{ phaseIndex, totals, priceToken: draft.priceToken }] : []
  })
  return lists.map(({ phaseIndex, ...list }) => (
    <section key={phaseIndex} className="flex flex-col gap-2">
      <h3 className="font-medium">
        Prices in the list of {phaseWithin(phaseIndex, names[phaseIndex])}
      </h3>
      <DraftedPrices {...list} />
    </section>
  ))
}

function DraftedPrices({ totals, priceToken }: { totals: ListTotals; priceToken: string }) {
  const price = usePriceCurrency(priceToken)
  if (!price.currency) return <PendingPriceToken price={price} />
  return <ListPrices totals={totals} currency={price.currency} />
}

interface SaveBarProps {
  /** Undefined if the drafts cannot be planned yet. */
  plan: PhaseChangesPlan | undefined
  /** Number of errors to correct. */
  problemCount: number
  /** Why nothing can be sent now; undefined = it can. */
  blockedBy: string | undefined
  isSaving: boolean
  onSave: () => void
  onDiscard: () => void
}

/** Unsaved changes with their cost, and buttons to save or discard them. */
function SaveBar({ plan, problemCount, blockedBy, isSaving, onSave, onDiscard }: SaveBarProps) {
  const { currency } = useCluster().identity
  const [isAsking, setIsAsking] = useState(false)
  const cost =
    plan &&
    `${countText(plan.transactions.length, 'transaction')}, ${amountText(planCost(plan.transactions), currency)}`
  return (
    <section
      aria-label="Unsaved changes"
      className="sticky bottom-18 z-20 flex flex-wrap items-center gap-x-6 gap-y-3 rounded-xl border bg-raised px-5 py-3.5 shadow-float md:bottom-4"
    >
      <div className="min-w-0 flex-1 basis-56">
        <p className="font-medium">{plan ? changesSummary(plan.differences) : 'Unsaved changes'}</p>
        <p className="text-[0.8125rem] text-muted">
          {blockedBy ??
            (problemCount > 0
              ? `${countText(problemCount, 'thing')} to correct before they can be saved.`
              : (cost ?? 'Counting.'))}
        </p>
      </div>
      <div className="ml-auto flex gap-2">
        <Button onClick={() => setIsAsking(true)}>Discard</Button>
        <Button
          variant="primary"
          disabled={blockedBy !== undefined}
          busy={isSaving}
          onClick={onSave}
        >
          Save
        </Button>
      </div>
      <AlertDialog
        open={isAsking}
        onOpenChange={setIsAsking}
        title="Discard your changes?"
        description="Unsaved changes will be lost. Nothing changes on chain."
        confirmLabel="Discard"
        onConfirm={onDiscard}
      />
    </section>
  )
}

interface ChangesCardProps {
  plan: PhaseChangesPlan
  drafts: readonly PhaseDraft[]
  names: PhaseNames
}

/** Unsaved changes by phase and field, with their cost. */
function ChangesCard({ plan, drafts, names }: ChangesCardProps) {
  const { currency } = useCluster().identity
  const rent = plan.transactions.reduce((sum, transaction) => sum + transaction.rent, 0n)
  const fees = planCost(plan.transactions) - rent
  return (
    <Card title="What will change">
      <ul className="flex flex-col gap-4">
        {plan.differences.map((difference) => (
          <li key={difference.phaseIndex}>
            <h3 className="mb-1.5 font-medium">
              <UntrustedText>
                {phaseLabel(difference.phaseIndex, names[difference.phaseIndex])}
              </UntrustedText>
            </h3>
            <Difference difference={difference} drafts={drafts} />
          </li>
        ))}
      </ul>
      <p className="mt-4 border-t pt-3 text-[0.8125rem] text-muted">
        {amountText(rent, currency)} of rent for space on chain and {amountText(fees, currency)} of
        network fees. While the network is busy, a priority fee is added; you see it before you
        sign.
      </p>
      {plan.warnings.map(({ code, message }) => (
        <p key={code} className="mt-2 text-[0.8125rem] text-warn-text">
          {message}
        </p>
      ))}
    </Card>
  )
}

interface DifferenceProps extends Pick<ChangesCardProps, 'drafts'> {
  difference: PhaseDifference
}

function Difference({ difference, drafts }: DifferenceProps) {
  const { currency } = useCluster().identity
  const { phaseIndex, type, fields } = difference
  const after = drafts[phaseIndex]
  const added = usePriceCurrency(after?.priceToken ?? '')
  if (!after) return null
  if (type === 'add') return <p>{newPhaseText(after, added.currency)}</p>
  return <ChangeRows rows={fields.map((change) => phaseChangeRow(change, currency))} />
}
