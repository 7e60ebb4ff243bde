import { phaseNumber } from '@mintline/core'
import { PHASE_STATUS_NAMES } from '@mintline/core/drop'
import type { PhaseGap, PhaseOverlap, PhaseTiming } from '@mintline/solana'
import { TriangleAlert } from 'lucide-react'
import type { PhaseDraft } from '#entities/phase/lib/phaseDraft.ts'
import type { PhaseNames } from '#entities/phase/lib/phaseName.ts'
import { cn } from '#shared/lib/cn.ts'
import { type Clockface, localZoneName } from '#shared/lib/dateTimeText.ts'
import { UntrustedText } from '#shared/ui/UntrustedText.tsx'
import {
  gapText,
  overlapText,
  placeOf,
  stretchOf,
  type TimelinePhase,
  type TimelineSpan,
  tickLabel,
  ticksOf,
  timelineOf,
  timelinePhases,
  timelineSpan,
} from '../lib/timeline.ts'

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

/** Ticks in local time and, below them, in UTC. */
function TimelineAxis({ span }: { span: TimelineSpan }) {
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

/** Stripes in the text's colour. */
const HATCHED = 'bg-[repeating-linear-gradient(135deg,transparent_0_4px,currentColor_4px_5px)]'

/** Column for names; on phones, names are above their lanes. */
const LANE_LABEL = 'sm:w-44 sm:shrink-0'

/** Overlay over all lanes, beside that column. */
const BESIDE_LABELS = 'absolute inset-y-0 right-0 left-0 sm:left-44'

/** Formats a share of the width. */
function percent(share: number): string {
  return `${share.toFixed(3)}%`
}

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
function TimelineLane({ phase, overlaps, span }: TimelineLaneProps) {
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
        <span className="ml-auto text-subtle text-xs sm:pr-4">{PHASE_STATUS_NAMES[timing]}</span>
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
