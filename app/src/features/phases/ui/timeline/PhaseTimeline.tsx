import type { PhaseGap } from '@mintline/solana'
import { TriangleAlert } from 'lucide-react'
import type { PhaseDraft } from '#entities/phase/lib/phaseDraft.ts'
import type { PhaseNames } from '#entities/phase/lib/phaseName.ts'
import { gapText, overlapText, timelineOf } from '../../lib/timeline/timelineNotes.ts'
import { timelinePhases } from '../../lib/timeline/timelinePhases.ts'
import {
  placeOf,
  stretchOf,
  type TimelineSpan,
  timelineSpan,
} from '../../lib/timeline/timelineSpan.ts'
import { TimelineAxis } from './TimelineAxis.tsx'
import { TimelineLane } from './TimelineLane.tsx'
import { BESIDE_LABELS, percent } from './timelineStyles.ts'

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

interface TimelineNotesProps {
  /** One sentence for each. */
  overlaps: readonly string[]
  gaps: readonly string[]
}

/** Overlaps and gaps in words. */
function TimelineNotes({ overlaps, gaps }: TimelineNotesProps) {
  const notes = [...overlaps, ...gaps]
  if (notes.length === 0) return null
  return (
    <ul aria-label="Overlaps and gaps" className="flex flex-col gap-1.5 text-[0.8125rem]">
      {notes.map((note) => (
        <li key={note} className="flex gap-2 text-warn-text">
          <TriangleAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
          {note}
        </li>
      ))}
    </ul>
  )
}

interface TimelineBandsProps {
  gaps: readonly PhaseGap[]
  /** Chain time in unix seconds. */
  now: bigint
  span: TimelineSpan
}

/** Marks across all lanes: gaps and the present. */
function TimelineBands({ gaps, now, span }: TimelineBandsProps) {
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
