import type { EditionPhase } from '@mintline/solana/reads'
import { DROP_STATUSES, type DropStatus } from '#entities/collection/lib/dropStatus.ts'
import { Badge } from '#shared/ui/Badge.tsx'
import { isFarAway } from '../lib/countdown.ts'
import { audienceName } from '../lib/statusTexts.ts'
import { Countdown } from './Countdown.tsx'

interface DropHeadlineProps {
  status: DropStatus
  /** Phases that are open now, or the one that opens next. */
  offered: readonly EditionPhase[]
  /** Chain time in unix seconds. */
  now: bigint
}

/** State of a drop, with a countdown to its next change. */
export function DropHeadline({ status, offered, now }: DropHeadlineProps) {
  const { name, tone } = DROP_STATUSES[status.status]
  const isOneMoment = offered.every(({ endTime }) => endTime === offered[0]?.endTime)
  const named = offered.length === 0 && 'phase' in status ? [status.phase] : offered
  const names = [...new Set(named.map(audienceName))].join(' and ')
  return (
    <div className="flex min-h-6 flex-wrap items-center justify-between gap-x-4 gap-y-2">
      <p role="status" className="flex items-center gap-2">
        <Badge tone={tone} dot>
          {name}
        </Badge>
        {names !== '' && <span className="font-medium text-[0.8125rem]">{names}</span>}
      </p>
      {isOneMoment && <Remaining status={status} now={now} />}
    </div>
  )
}

function Remaining({ status, now }: { status: DropStatus; now: bigint }) {
  switch (status.status) {
    case 'open':
      return isFarAway(status.endsAt, now) ? null : (
        <Countdown label="Ends in" until={status.endsAt} now={now} />
      )
    case 'upcoming':
      return status.startsAt <= now ? (
        <p className="text-muted">Opening now</p>
      ) : (
        <Countdown label="Starts in" until={status.startsAt} now={now} />
      )
    case 'phase-sold-out':
      return status.next ? (
        <Countdown label="Next starts in" until={status.next.startTime} now={now} />
      ) : null
    default:
      return null
  }
}
