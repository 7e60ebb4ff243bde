import { hasEnd } from '#entities/phase/lib/phaseDraft.ts'

/** The time in which a phase is open, for the timeline. */
export interface TimelineWindow {
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
export interface Stretch {
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
