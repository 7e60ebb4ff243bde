import { phaseLabel } from '@mintline/core'
import type { PhaseChangesPlan, PhaseDifference } from '@mintline/solana'
import { ChangeRows } from '#entities/change/ui/ChangeRows.tsx'
import { useCluster } from '#entities/cluster/model/clusterContext.ts'
import type { PhaseDraft } from '#entities/phase/lib/phaseDraft.ts'
import type { PhaseNames } from '#entities/phase/lib/phaseName.ts'
import { phaseChangeRow } from '#entities/plan/lib/planChanges.ts'
import { amountText } from '#shared/lib/amountText.ts'
import { Card } from '#shared/ui/Card.tsx'
import { UntrustedText } from '#shared/ui/UntrustedText.tsx'
import { newPhaseText } from '../../lib/phaseTexts.ts'
import { planCost } from '../../lib/planCost.ts'

interface ChangesCardProps {
  plan: PhaseChangesPlan
  drafts: readonly PhaseDraft[]
  names: PhaseNames
}

/** Unsaved changes by phase and field, with their cost. */
export function ChangesCard({ plan, drafts, names }: ChangesCardProps) {
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
  if (!after) return null
  if (type === 'add') return <p>{newPhaseText(after, currency)}</p>
  return <ChangeRows rows={fields.map((change) => phaseChangeRow(change, currency))} />
}
