import {
  type EditionPhase,
  type PhaseTiming,
  type PlatformFees,
  phaseTiming,
} from '@mintline/solana/reads'
import { STATUS_NAMES, STATUS_TONES } from '#entities/phase/lib/phaseNames.ts'
import { phasePriceText } from '#entities/phase/lib/phasePriceText.ts'
import { formatGrouped } from '#shared/lib/decimal.ts'
import { Badge } from '#shared/ui/Badge.tsx'
import { priceSplit } from '../lib/priceSplit.ts'
import { audienceName } from '../lib/statusTexts.ts'
import { useMintCluster } from '../model/mintClusterContext.ts'
import { PhaseTime } from './PhaseTime.tsx'

interface PhaseListProps {
  phases: readonly EditionPhase[]
  platformFees: PlatformFees
  /** Chain time in unix seconds. */
  now: bigint
}

/** All phases of a drop, with their times. */
export function PhaseList({ phases, platformFees, now }: PhaseListProps) {
  if (phases.length === 0) return null
  return (
    <section className="flex flex-col gap-3">
      <h2 className="font-semibold text-base">Phases</h2>
      <ol className="flex flex-col gap-2">
        {phases.map((phase) => (
          <li key={phase.phaseIndex}>
            <PhaseRow phase={phase} timing={phaseTiming(phase, now)} platformFees={platformFees} />
          </li>
        ))}
      </ol>
    </section>
  )
}

interface PhaseRowProps {
  phase: EditionPhase
  timing: PhaseTiming
  platformFees: PlatformFees
}

function PhaseRow({ phase, timing, platformFees }: PhaseRowProps) {
  const { currency } = useMintCluster().identity
  const price = phasePriceText(phase, currency)
  return (
    <div className="rounded-xl border bg-surface p-4 shadow-card">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h3 className="font-medium">{audienceName(phase)}</h3>
        <Badge tone={STATUS_TONES[timing]} dot>
          {STATUS_NAMES[timing]}
        </Badge>
      </div>
      <dl className="mt-3 grid grid-cols-1 gap-x-6 gap-y-2 text-[0.8125rem] @sm:gap-y-3 @sm:grid-cols-2">
        <Fact term="Price">
          {includesFee(phase, platformFees) ? `${price}, fee included` : price}
        </Fact>
        <Fact term="Limits">{limitsText(phase)}</Fact>
        <Fact term="Starts">
          <PhaseTime seconds={phase.startTime} />
        </Fact>
        <Fact term="Ends">
          <PhaseTime seconds={phase.endTime} />
        </Fact>
      </dl>
    </div>
  )
}

function Fact({ term, children }: { term: string; children: React.ReactNode }) {
  return (
    <div className="flex justify-between gap-4 @sm:block">
      <dt className="text-subtle">{term}</dt>
      <dd className="text-right @sm:mt-0.5 @sm:text-left">{children}</dd>
    </div>
  )
}

/** True if the phase's own price includes a fee; in a phase with a list that price is not paid. */
function includesFee(
  { phaseType, priceAmount }: EditionPhase,
  platformFees: PlatformFees,
): boolean {
  if (phaseType !== 'public') return false
  const split = priceSplit(priceAmount, platformFees)
  return split.status === 'paid' && split.platformFee > 0n
}

function limitsText({ maxMintsPerWallet, maxMintsTotal, currentMints }: EditionPhase): string {
  const perWallet = maxMintsPerWallet > 0n && `${formatGrouped(maxMintsPerWallet, 0)} per wallet`
  const inAll =
    maxMintsTotal > 0n &&
    `${formatGrouped(currentMints, 0)} of ${formatGrouped(maxMintsTotal, 0)} minted`
  return [perWallet, inAll].filter(Boolean).join(', ') || 'None in this phase'
}
