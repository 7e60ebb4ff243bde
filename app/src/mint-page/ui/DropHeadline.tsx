import { DROP_STATUS_TEXTS } from '@mintline/core/drop'
import { DROP_TONES } from '#entities/collection/lib/dropStatuses.ts'
import { Badge } from '#shared/ui/Badge.tsx'
import { countdownText } from '../lib/countdown.ts'
import type { DropFacts, StatusChange } from '../lib/dropFacts.ts'

interface DropHeadlineProps extends Pick<DropFacts, 'status' | 'audience' | 'change'> {
  /** Chain time in unix seconds. */
  now: bigint
}

const LABELS = { ends: 'Ends in', starts: 'Starts in', 'next starts': 'Next starts in' } as const

/** A drop's state, with a countdown to its next change. */
export function DropHeadline({ status, audience, change, now }: DropHeadlineProps) {
  return (
    <div className="flex min-h-6 flex-wrap items-center justify-between gap-x-4 gap-y-2">
      <p role="status" className="flex items-center gap-2">
        <Badge tone={DROP_TONES[status]} dot>
          {DROP_STATUS_TEXTS[status].name}
        </Badge>
        {audience !== '' && <span className="font-medium text-[0.8125rem]">{audience}</span>}
      </p>
      {change && <Remaining change={change} now={now} />}
    </div>
  )
}

function Remaining({ change: { kind, at }, now }: { change: StatusChange; now: bigint }) {
  return kind === 'starts' && at <= now ? (
    <p className="text-muted">Opening now</p>
  ) : (
    <Countdown label={LABELS[kind]} until={at} now={now} />
  )
}

interface CountdownProps {
  /** Event at that moment, as a label: `Ends in`. */
  label: string
  /** Unix seconds. */
  until: bigint
  /** Chain time in unix seconds. */
  now: bigint
}

/** Time until a moment. Not announced, because it changes every second. */
function Countdown({ label, until, now }: CountdownProps) {
  return (
    <p className="flex items-baseline gap-1.5 text-muted">
      {label}
      <span role="timer" aria-live="off" className="font-mono font-medium text-ink tabular-nums">
        {countdownText(until - now)}
      </span>
    </p>
  )
}
