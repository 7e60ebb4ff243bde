/** A period by which mints are counted. */
export interface Period {
  /** At least 1. */
  readonly seconds: bigint
  /** Its name, as used after "per": `hour`, `4 weeks`. */
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

const PERIODS: readonly Period[] = [
  { seconds: 5n * MINUTE, name: '5 minutes' },
  { seconds: HOUR, name: 'hour' },
  { seconds: DAY, name: 'day' },
  { seconds: WEEK, name: 'week' },
]

/**
 * The shortest period that divides a span of time into few enough bars.
 *
 * @param from Unix seconds.
 * @param to Unix seconds, not before `from`.
 */
export function periodFor(from: bigint, to: bigint): Period {
  const span = to - from
  const short = PERIODS.find(({ seconds }) => span < seconds * MOST_PERIODS)
  if (short) return short
  const weeks = span / (WEEK * MOST_PERIODS) + 1n
  return { seconds: weeks * WEEK, name: `${weeks} weeks` }
}

/** Start of the period that contains a moment, in UTC. Both are unix seconds. */
export function startOfPeriod(time: bigint, { seconds }: Period): bigint {
  const origin = seconds < WEEK ? 0n : FIRST_MONDAY
  const since = (time - origin) % seconds
  return time - (since < 0n ? since + seconds : since)
}
