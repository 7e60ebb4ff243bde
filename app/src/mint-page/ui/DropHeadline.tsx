import { DROP_STATUSES, type DropStatus } from '#features/collections/lib/dropStatus.ts'
import { Badge } from '#shared/ui/Badge.tsx'
import { isFarAway } from '../lib/countdown.ts'
import { audienceName } from '../lib/statusTexts.ts'
import { Countdown } from './Countdown.tsx'

/** Where a drop stands, and how long that lasts. */
export function DropHeadline({ status, now }: { status: DropStatus; now: bigint }) {
  const { name, tone } = DROP_STATUSES[status.status]
  return (
    <div className="flex min-h-6 flex-wrap items-center justify-between gap-x-4 gap-y-2">
      <p role="status" className="flex items-center gap-2">
        <Badge tone={tone} dot>
          {name}
        </Badge>
        {'phase' in status && (
          <span className="font-medium text-[0.8125rem]">{audienceName(status.phase)}</span>
        )}
      </p>
      <Remaining status={status} now={now} />
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
