import { phaseLabel } from '@mintline/core'
import type { PhaseChangesPlan, PhaseDifference } from '@mintline/solana'
import { ArrowRight } from 'lucide-react'
import { useCluster } from '#entities/cluster/model/clusterContext.ts'
import { FIELD_NAMES } from '#entities/phase/lib/fieldNames.ts'
import type { PhaseDraft } from '#entities/phase/lib/phaseDraft.ts'
import type { PhaseNames } from '#entities/phase/lib/phaseName.ts'
import { amountText } from '#shared/lib/amountText.ts'
import { Card } from '#shared/ui/Card.tsx'
import { UntrustedText } from '#shared/ui/UntrustedText.tsx'
import { VisuallyHidden } from '#shared/ui/VisuallyHidden.tsx'
import { fieldText, newPhaseText } from '../../lib/phaseTexts.ts'
import { planCost } from '../../lib/planCost.ts'

interface ChangesCardProps {
  plan: PhaseChangesPlan
  /** Phases on chain. */
  chain: readonly PhaseDraft[]
  drafts: readonly PhaseDraft[]
  names: PhaseNames
}

/** Unsaved changes by phase and field, with their cost. */
export function ChangesCard({ plan, chain, drafts, names }: ChangesCardProps) {
  const { currency } = useCluster().identity
  const rent = plan.transactions.reduce((sum, transaction) => sum + transaction.rent, 0n)
  const fees = planCost(plan.transactions) - rent
  return (
    <Card title="What will change">
      <ul className="flex flex-col gap-4">
        {plan.differences.map((difference) => (
          <li key={difference.phaseIndex}>
            <h3 className="mb-1 font-medium">
              <UntrustedText>
                {phaseLabel(difference.phaseIndex, names[difference.phaseIndex])}
              </UntrustedText>
            </h3>
            <Difference difference={difference} chain={chain} drafts={drafts} />
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

interface DifferenceProps extends Omit<ChangesCardProps, 'plan' | 'names'> {
  difference: PhaseDifference
}

function Difference({ difference, chain, drafts }: DifferenceProps) {
  const { currency } = useCluster().identity
  const { phaseIndex, type, fields } = difference
  const after = drafts[phaseIndex]
  const before = chain[phaseIndex]
  if (!after) return null
  if (type === 'add' || !before) return <p>{newPhaseText(after, currency)}</p>
  return (
    <dl className="grid gap-x-4 gap-y-1 sm:grid-cols-[12rem_1fr]">
      {fields.map(({ field }) => (
        <div key={field} className="contents">
          <dt className="text-muted">{FIELD_NAMES[field]}</dt>
          <dd className="mb-1 flex flex-wrap items-center gap-x-2 sm:mb-0">
            <VisuallyHidden>from </VisuallyHidden>
            <span className="text-muted line-through">{fieldText(field, before, currency)}</span>
            <ArrowRight aria-hidden="true" className="size-3.5 shrink-0 text-subtle" />
            <VisuallyHidden> to </VisuallyHidden>
            <span className="font-medium">{fieldText(field, after, currency)}</span>
          </dd>
        </div>
      ))}
    </dl>
  )
}
