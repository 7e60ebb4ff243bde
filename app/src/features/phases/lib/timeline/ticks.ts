import type { TimelineSpan } from './timelineSpan.ts'

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
const MOST = 6

/** Returns at most six evenly spaced ticks, at full hours or days in UTC. Unix seconds. */
export function ticksOf({ from, until }: TimelineSpan): readonly bigint[] {
  const length = until - from
  const step = STEPS.find((candidate) => length / candidate < MOST) ?? yearsFor(length)
  const first = Math.ceil(from / step) * step
  const count = Math.floor((until - first) / step) + 1
  return Array.from({ length: count }, (_, index) => BigInt(first + index * step))
}

function yearsFor(length: number): number {
  return (Math.floor(length / MOST / YEAR) + 1) * YEAR
}
