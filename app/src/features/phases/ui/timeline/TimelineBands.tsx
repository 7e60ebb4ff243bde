import type { PhaseGap } from '@mintline/solana'
import { placeOf, stretchOf, type TimelineSpan } from '../../lib/timeline/timelineSpan.ts'
import { BESIDE_LABELS, percent } from './timelineStyles.ts'

interface TimelineBandsProps {
  gaps: readonly PhaseGap[]
  /** Chain time in unix seconds. */
  now: bigint
  span: TimelineSpan
}

/** Marks across all lanes: gaps and the present. */
export function TimelineBands({ gaps, now, span }: TimelineBandsProps) {
  const place = placeOf(now, span)
  return (
    <div className={BESIDE_LABELS}>
      {gaps.map(({ from, until }) => {
        const { left, width } = stretchOf({ startTime: from, endTime: until }, span)
        return (
          <div
            key={String(from)}
            className="absolute inset-y-0 flex justify-center overflow-hidden border-warn-line border-x border-dashed bg-warn-soft pt-1 text-warn-text text-xs"
            style={{ left: percent(left), width: percent(width) }}
          >
            {width > 8 && 'Gap'}
          </div>
        )
      })}
      <div
        className="absolute inset-y-0 z-10 w-px bg-ink transition-[left]"
        style={{ left: percent(place) }}
      >
        <span
          className="absolute top-0 rounded-sm bg-ink px-1.5 font-medium text-canvas text-xs leading-5"
          style={{ transform: `translateX(${percent(-place)})` }}
        >
          Now
        </span>
      </div>
    </div>
  )
}
