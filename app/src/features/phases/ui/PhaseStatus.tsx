import { type EditionPhase, phaseTiming } from '@mintline/solana'
import { nextChangeText } from '#entities/phase/lib/nextChange.ts'
import { STATUS_NAMES, STATUS_TONES } from '#entities/phase/lib/phaseNames.ts'
import { Badge } from '#shared/ui/Badge.tsx'

interface PhaseStatusProps {
  /** The phase on chain. */
  phase: EditionPhase
  /** Chain time in unix seconds. */
  now: bigint
}

/** A phase's state, and when it changes next. */
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
