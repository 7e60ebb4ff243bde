import { hasEnd } from '#entities/phase/lib/phaseDraft.ts'

/** When a phase is open, as a timeline draws it. */
export interface TimelineWindow {
  /** Unix seconds. */
  readonly startTime: bigint
  /** Unix seconds; later than any calendar = no end. */
  readonly endTime: bigint
}

/** The time that a timeline shows, in unix seconds of a calendar. */
export interface TimelineSpan {
  readonly from: number
  readonly until: number
}

/** Where something is drawn, in percent of the timeline's width. */
export interface Stretch {
  readonly left: number
  readonly width: number
}

const LAST_DATE = 8_640_000_000_000
const SHORTEST = 3_600
const MARGIN = 0.04
/** Room in which one sees that something goes on. */
const OPEN_END = 0.2

/** A time in which all phases and the present have their place. */
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

/** Where a moment is, from 0 to 100. */
export function placeOf(seconds: bigint, { from, until }: TimelineSpan): number {
  const place = ((onCalendar(seconds) - from) / (until - from)) * 100
  return Math.min(Math.max(place, 0), 100)
}

/** Where a time between two moments is. */
export function stretchOf({ startTime, endTime }: TimelineWindow, span: TimelineSpan): Stretch {
  const left = placeOf(startTime, span)
  return { left, width: Math.max(placeOf(endTime, span) - left, 0) }
}

/** Drawn only: a moment that no calendar has is at its end. */
function onCalendar(seconds: bigint): number {
  return Math.min(Math.max(Number(seconds), -LAST_DATE), LAST_DATE)
}
