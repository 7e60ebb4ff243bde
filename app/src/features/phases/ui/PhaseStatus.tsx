import { type EditionPhase, phaseTiming } from '@mintline/solana'
import { nextChangeText } from '#entities/phase/lib/nextChange.ts'
import { STATUS_NAMES, STATUS_TONES } from '#entities/phase/lib/phaseNames.ts'
import { Badge } from '#shared/ui/Badge.tsx'

interface PhaseStatusProps {
  /** As it is on chain. */
  phase: EditionPhase
  /** The chain's time in unix seconds. */
  now: bigint
}

/** Where a phase stands in time, and when that changes. */
export function PhaseStatus({ phase, now }: PhaseStatusProps) {
  const timing = phaseTiming(phase, now)
  return (
    <>
      <Badge tone={STATUS_TONES[timing]} dot>
        {STATUS_NAMES[timing]}
      </Badge>
      <span className="text-[0.8125rem] text-muted">{nextChangeText(phase, now)}</span>
    </>
  )
}
