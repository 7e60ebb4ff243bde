import type { PhaseDraft } from '#entities/phase/lib/phaseDraft.ts'
import type { PhaseNames } from '#entities/phase/lib/phaseName.ts'
import { gapText, overlapText, timelineOf } from '../../lib/timeline/timelineNotes.ts'
import { timelinePhases } from '../../lib/timeline/timelinePhases.ts'
import { timelineSpan } from '../../lib/timeline/timelineSpan.ts'
import { TimelineAxis } from './TimelineAxis.tsx'
import { TimelineBands } from './TimelineBands.tsx'
import { TimelineLane } from './TimelineLane.tsx'
import { TimelineNotes } from './TimelineNotes.tsx'

interface PhaseTimelineProps {
  /** By index; drafts without times are left out. */
  drafts: readonly PhaseDraft[]
  names: PhaseNames
  /** Chain time in unix seconds. */
  now: bigint
}

/** All phases over time, one lane each, with overlaps and gaps. */
export function PhaseTimeline({ drafts, names, now }: PhaseTimelineProps) {
  const phases = timelinePhases(drafts, { names, now })
  const { overlaps, gaps } = timelineOf(drafts, now)
  const span = timelineSpan(phases, now)
  return (
    <div className="flex flex-col gap-4">
      <ol className="sr-only">
        {phases.map(({ phaseIndex, text }) => (
          <li key={phaseIndex}>{text}</li>
        ))}
      </ol>
      <div aria-hidden="true">
        <div className="relative">
          <TimelineBands gaps={gaps} now={now} span={span} />
          <div className="relative flex flex-col gap-2.5 pt-7 pb-3">
            {phases.map((phase) => (
              <TimelineLane
                key={phase.phaseIndex}
                phase={phase}
                overlaps={overlaps.filter(
                  ({ first, second }) => first === phase.phaseIndex || second === phase.phaseIndex,
                )}
                span={span}
              />
            ))}
          </div>
        </div>
        <TimelineAxis span={span} />
      </div>
      <TimelineNotes
        overlaps={overlaps.map((overlap) => overlapText(overlap, names))}
        gaps={gaps.map(gapText)}
      />
    </div>
  )
}
