import { DROP_STATUS_TEXTS } from '@mintline/core/drop'
import { DROP_TONES } from '#entities/collection/lib/dropStatuses.ts'
import { Badge } from '#shared/ui/Badge.tsx'
import type { DropFacts, StatusChange } from '../lib/dropFacts.ts'
import { Countdown } from './Countdown.tsx'

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
