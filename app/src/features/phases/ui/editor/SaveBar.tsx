import type { PhaseChangesPlan } from '@mintline/solana'
import { useState } from 'react'
import { useCluster } from '#entities/cluster/model/clusterContext.ts'
import { amountText } from '#shared/lib/amountText.ts'
import { countText } from '#shared/lib/countText.ts'
import { AlertDialog } from '#shared/ui/AlertDialog.tsx'
import { Button } from '#shared/ui/Button.tsx'
import { changesSummary } from '../../lib/changesSummary.ts'
import { planCost } from '../../lib/planCost.ts'

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
export function SaveBar({
  plan,
  problemCount,
  blockedBy,
  isSaving,
  onSave,
  onDiscard,
}: SaveBarProps) {
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
