import { phaseNumber } from '@mintline/core'
import type { PhaseOverlap, PhaseTiming } from '@mintline/solana'
import { STATUS_NAMES } from '#entities/phase/lib/phaseNames.ts'
import { cn } from '#shared/lib/cn.ts'
import { UntrustedText } from '#shared/ui/UntrustedText.tsx'
import type { TimelinePhase } from '../../lib/timeline/timelinePhases.ts'
import { stretchOf, type TimelineSpan } from '../../lib/timeline/timelineSpan.ts'
import { HATCHED, LANE_LABEL, percent } from './timelineStyles.ts'

const BARS: Record<PhaseTiming, string> = {
  active: 'border-accent bg-accent',
  'not started': 'border-accent-line bg-accent-soft',
  finished: 'border-line-strong bg-line',
  inactive: `border-line-strong border-dashed bg-surface text-line-strong ${HATCHED}`,
}

interface TimelineLaneProps {
  phase: TimelinePhase
  /** Overlaps with this phase. */
  overlaps: readonly PhaseOverlap[]
  span: TimelineSpan
}

/** One phase's name and open time. */
export function TimelineLane({ phase, overlaps, span }: TimelineLaneProps) {
  const { phaseIndex, name, typeName, timing, hasEnd } = phase
  const { left, width } = stretchOf(phase, span)
  return (
    <div className="flex flex-col gap-1 sm:flex-row sm:items-center">
      <div
        className={cn(
          LANE_LABEL,
          'flex min-w-0 items-baseline gap-2 max-sm:z-20 max-sm:bg-surface',
        )}
      >
        <span className="truncate font-medium text-[0.8125rem]">
          <UntrustedText>{`${phaseNumber(phaseIndex)} · ${name || typeName}`}</UntrustedText>
        </span>
        <span className="ml-auto text-subtle text-xs sm:pr-4">{STATUS_NAMES[timing]}</span>
      </div>
      <div className="relative h-6 rounded-md bg-sunken sm:flex-1">
        <div
          className={cn(
            'absolute inset-y-0 min-w-1.5 rounded-md border',
            BARS[timing],
            !hasEnd && 'rounded-r-none border-r-0 mask-r-from-60%',
          )}
          style={{ left: percent(left), width: percent(width) }}
        />
        {overlaps.map(({ first, second, from, until }) => {
          const both = stretchOf({ startTime: from, endTime: until }, span)
          return (
            <div
              key={`${first}-${second}`}
              className={cn(
                'absolute inset-y-0 rounded-sm border border-warn-text bg-warn-soft text-warn-text',
                HATCHED,
              )}
              style={{ left: percent(both.left), width: percent(both.width) }}
            />
          )
        })}
      </div>
    </div>
  )
}
