/** A period for counting mints. */
export interface Period {
  /** At least 1. */
  readonly seconds: bigint
  /** Its name after "per": `hour`, `4 weeks`. */
  readonly name: string
}

const MINUTE = 60n
const HOUR = 60n * MINUTE
const DAY = 24n * HOUR
const WEEK = 7n * DAY
/** 1970 began on a Thursday; weeks begin on Mondays. */
const FIRST_MONDAY = 4n * DAY
/** More bars are indistinguishable on a phone. */
const MOST_PERIODS = 72n
/** Enough to show a drop's course. */
const FEW_PERIODS = 12n

/** How fine a mint count is: each period takes a request. */
export type Detail = 'coarse' | 'fine'

const PERIODS: readonly Period[] = [
  { seconds: 5n * MINUTE, name: '5 minutes' },
  { seconds: HOUR, name: 'hour' },
  { seconds: DAY, name: 'day' },
  { seconds: WEEK, name: 'week' },
]

/**
 * Returns the shortest period that divides a time span into few enough bars: at most 72, or 12 if it is coarse.
 *
 * @param from Unix seconds.
 * @param to Unix seconds, not before `from`.
 */
export function periodFor(from: bigint, to: bigint, detail: Detail = 'fine'): Period {
  const span = to - from
  const most = detail === 'fine' ? MOST_PERIODS : FEW_PERIODS
  const short = PERIODS.find(({ seconds }) => span < seconds * most)
  if (short) return short
  const weeks = span / (WEEK * most) + 1n
  return { seconds: weeks * WEEK, name: `${weeks} weeks` }
}

/** Returns the start of the period that contains a moment. Both are seconds on the same clock. */
export function startOfPeriod(time: bigint, { seconds }: Period): bigint {
  const origin = seconds < WEEK ? 0n : FIRST_MONDAY
  const since = (time - origin) % seconds
  return time - (since < 0n ? since + seconds : since)
}
