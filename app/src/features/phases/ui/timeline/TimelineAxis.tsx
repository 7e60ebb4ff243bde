import { cn } from '#shared/lib/cn.ts'
import { type Clockface, localZoneName } from '#shared/lib/dateTimeText.ts'
import { tickLabel } from '../../lib/timeline/tickLabel.ts'
import { ticksOf } from '../../lib/timeline/ticks.ts'
import { placeOf, type TimelineSpan } from '../../lib/timeline/timelineSpan.ts'
import { LANE_LABEL, percent } from './timelineStyles.ts'

/** Ticks in local time and, below them, in UTC. */
export function TimelineAxis({ span }: { span: TimelineSpan }) {
  const zone = localZoneName()
  return (
    <div className="border-t pt-2 text-xs">
      {zone !== 'UTC' && <Marks span={span} clockface="local" zone={zone} />}
      <Marks span={span} clockface="utc" zone="UTC" />
    </div>
  )
}

interface MarksProps {
  span: TimelineSpan
  clockface: Clockface
  zone: string
}

function Marks({ span, clockface, zone }: MarksProps) {
  const length = span.until - span.from
  const ticks = ticksOf(span)
  // Two labels fit on a phone.
  const everyOnPhones = ticks.length > 3 ? 3 : 2
  return (
    <div className="flex flex-col sm:flex-row">
      <span className={cn(LANE_LABEL, 'truncate text-subtle')}>{zone}</span>
      <div className="relative h-5 sm:flex-1">
        {ticks.map((moment, index) => {
          const place = placeOf(moment, span)
          return (
            <span
              key={String(moment)}
              className={cn(
                'absolute whitespace-nowrap',
                clockface === 'utc' ? 'text-subtle' : 'text-muted',
                index % everyOnPhones > 0 && 'max-sm:hidden',
                index % 2 === 1 && 'sm:max-lg:hidden',
              )}
              style={{ left: percent(place), transform: `translateX(${percent(-place)})` }}
            >
              {tickLabel(moment, { clockface, length })}
            </span>
          )
        })}
      </div>
    </div>
  )
}
