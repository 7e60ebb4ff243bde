import { phaseLabel, phaseWithin } from '@mintline/core'
import { PHASE_STATUS_NAMES } from '@mintline/core/drop'
import {
  type PhaseGap,
  type PhaseOverlap,
  type PhaseTimeline,
  type PhaseTiming,
  phaseOverlaps,
  phaseTiming,
} from '@mintline/solana'
import { durationText } from '#entities/phase/lib/durationText.ts'
import { hasEnd, type PhaseDraft } from '#entities/phase/lib/phaseDraft.ts'
import { momentText, phasesLabel } from '#entities/phase/lib/phaseLabel.ts'
import type { PhaseNames } from '#entities/phase/lib/phaseName.ts'
import { TYPE_NAMES } from '#entities/phase/lib/phaseNames.ts'
import { type Clockface, calendarText, isMidnight } from '#shared/lib/dateTimeText.ts'

/** The time in which a phase is open, for the timeline. */
interface TimelineWindow {
  /** Unix seconds. */
  readonly startTime: bigint
  /** Unix seconds; beyond the calendar = no end. */
  readonly endTime: bigint
}

/** The time that a timeline covers, in unix seconds within the calendar. */
export interface TimelineSpan {
  readonly from: number
  readonly until: number
}

/** Position and width on the timeline, in percent. */
interface Stretch {
  readonly left: number
  readonly width: number
}

const LAST_DATE = 8_640_000_000_000
const SHORTEST = 3_600
const MARGIN = 0.04
/** Space after the last date for phases without an end. */
const OPEN_END = 0.2

/** Returns a span that includes all phases and the present. */
export function timelineSpan(windows: readonly TimelineWindow[], now: bigint): TimelineSpan {
  const moments = windows.flatMap(({ startTime, endTime }) =>
    hasEnd({ endTime }) ? [onCalendar(startTime), onCalendar(endTime)] : [onCalendar(startTime)],
  )
  const first = Math.min(onCalendar(now), ...moments)
  const last = Math.max(onCalendar(now), ...moments)
  const length = Math.max(last - first, SHORTEST)
  const goesOn = windows.some((window) => !hasEnd(window))
  return {
    from: first - length * MARGIN,
    until: first + length * (1 + (goesOn ? OPEN_END : MARGIN)),
  }
}

/** Returns a moment's position, from 0 to 100. */
export function placeOf(seconds: bigint, { from, until }: TimelineSpan): number {
  const place = ((onCalendar(seconds) - from) / (until - from)) * 100
  return Math.min(Math.max(place, 0), 100)
}

/** Returns the position of the time between two moments. */
export function stretchOf({ startTime, endTime }: TimelineWindow, span: TimelineSpan): Stretch {
  const left = placeOf(startTime, span)
  return { left, width: Math.max(placeOf(endTime, span) - left, 0) }
}

/** Moves moments beyond the calendar to its end, for drawing only. */
function onCalendar(seconds: bigint): number {
  return Math.min(Math.max(Number(seconds), -LAST_DATE), LAST_DATE)
}

/** A phase on the timeline, in its own lane. */
export interface TimelinePhase extends TimelineWindow {
  readonly phaseIndex: number
  /** Undefined or '' = it has none. */
  readonly name: string | undefined
  readonly typeName: string
  readonly active: boolean
  readonly timing: PhaseTiming
  /** True if its end can be drawn. */
  readonly hasEnd: boolean
  /** The same for screen readers. */
  readonly text: string
}

/**
 * Returns drafts with times, for the timeline. One that starts when it is saved starts now.
 *
 * `now` is the chain time in unix seconds.
 */
export function timelinePhases(
  drafts: readonly PhaseDraft[],
  { names, now }: { names: PhaseNames; now: bigint },
): TimelinePhase[] {
  return drafts.flatMap((draft, phaseIndex) => {
    const { phaseType, active, endTime } = draft
    const startTime = draft.startTime ?? now
    if (endTime === null || endTime <= startTime) return []
    const timing = phaseTiming({ active, startTime, endTime }, now)
    const typeName = TYPE_NAMES[phaseType]
    const isBounded = hasEnd(draft)
    const end = isBounded ? `until ${momentText(endTime)}` : 'without end'
    const name = names[phaseIndex]
    const text = `${phaseLabel(phaseIndex, name)}, ${typeName}, ${PHASE_STATUS_NAMES[timing].toLowerCase()}: from ${momentText(startTime)} ${end}.`
    return [
      { phaseIndex, name, typeName, startTime, endTime, active, timing, hasEnd: isBounded, text },
    ]
  })
}

/**
 * Finds overlaps and gaps between drafts that have not ended.
 *
 * @param now Chain time in unix seconds.
 */
export function timelineOf(drafts: readonly PhaseDraft[], now: bigint): PhaseTimeline {
  const { overlaps, gaps } = phaseOverlaps(
    drafts.map(({ startTime, endTime, active }) => ({
      startTime: startTime ?? now,
      // A draft with no end entered yet is never open.
      endTime: endTime ?? startTime ?? now,
      active,
    })),
  )
  const isAhead = ({ until }: { readonly until: bigint }) => until > now
  return { overlaps: overlaps.filter(isAhead), gaps: gaps.filter(isAhead) }
}

/** Names phases that overlap, and the meaning for minters. */
export function overlapText(
  { first, second, from, until }: PhaseOverlap,
  names: PhaseNames,
): string {
  const time = hasEnd({ endTime: until })
    ? `for ${durationText(until - from)}, from ${momentText(from)} until ${momentText(until)}`
    : `from ${momentText(from)} on`
  return `${phasesLabel([first, second], names)} are both open ${time}. Mint pages offer ${phaseWithin(first, names[first])}.`
}

/** Describes a time in which nobody can mint. */
export function gapText({ from, until }: PhaseGap): string {
  return `No phase is open for ${durationText(until - from)}, from ${momentText(from)} until ${momentText(until)}.`
}

const MINUTE = 60
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR
const YEAR = 365 * DAY

/** Readable distances between ticks. */
const STEPS = [
  MINUTE,
  5 * MINUTE,
  15 * MINUTE,
  30 * MINUTE,
  HOUR,
  3 * HOUR,
  6 * HOUR,
  12 * HOUR,
  DAY,
  2 * DAY,
  7 * DAY,
  14 * DAY,
  30 * DAY,
  91 * DAY,
  182 * DAY,
  YEAR,
]

/** More labels would overlap. */
const MAX_LABELS = 6

/** Returns at most six evenly spaced ticks, at full hours or days in UTC. Unix seconds. */
export function ticksOf({ from, until }: TimelineSpan): readonly bigint[] {
  const length = until - from
  const step = STEPS.find((candidate) => length / candidate < MAX_LABELS) ?? yearsFor(length)
  const first = Math.ceil(from / step) * step
  const count = Math.floor((until - first) / step) + 1
  return Array.from({ length: count }, (_, index) => BigInt(first + index * step))
}

function yearsFor(length: number): number {
  return (Math.floor(length / MAX_LABELS / YEAR) + 1) * YEAR
}

const YEAR_FROM = 300 * 86_400

interface TickLabelOptions {
  clockface: Clockface
  /** The whole axis's length in seconds: long axes show years. */
  length: number
}

/** Formats a tick's label: `Nov 21, 6:30 PM`, `Nov 21` at midnight, `Nov 2026` on long axes. */
export function tickLabel(seconds: bigint, { clockface, length }: TickLabelOptions): string {
  if (length >= YEAR_FROM) return calendarText(seconds, 'month', clockface)
  return calendarText(seconds, isMidnight(seconds, clockface) ? 'dayOfYear' : 'time', clockface)
}
