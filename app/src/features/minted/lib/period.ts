import { calendarText } from '#shared/lib/dateTimeText.ts'
import { formatGrouped } from '#shared/lib/decimal.ts'

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
const MAX_PERIODS = 72n
/** Enough to show a drop's course. */
const MAX_COARSE_PERIODS = 12n

/** A mint count's resolution: each period takes a request. */
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
  const most = detail === 'fine' ? MAX_PERIODS : MAX_COARSE_PERIODS
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

/**
 * Formats a period's start, as short as unambiguous: `Nov 18, 12:00 PM`, or `Nov 18, 2026` for periods of a day or
 * longer.
 *
 * @param start Wall clock seconds: see `toWallClock`.
 */
export function periodText(start: bigint, { seconds }: Period): string {
  return calendarText(start, seconds < DAY ? 'time' : 'day', 'utc') || `Second ${start}`
}

/** The time range that a mint history covers. */
interface MintRange {
  /** Times of the first and the last mint seen; unix seconds, undefined = none. */
  readonly from: bigint | undefined
  readonly to: bigint | undefined
  /** Items minted before the first one seen. */
  readonly before: bigint
  readonly hasOlder: boolean
}

/**
 * Describes the range shown, and what is missing: `From 18 Nov 2026, 12:00 UTC to …`.
 *
 * @param when Formats a moment in unix seconds.
 */
export function rangeText(range: MintRange, when: (seconds: bigint) => string): string {
  const { from, to, before, hasOlder } = range
  if (from === undefined || to === undefined) {
    if (hasOlder) return 'None of the latest transactions are mints: load older ones.'
    return 'This node has no transactions of that time: choose another node to see when items were minted.'
  }
  const shown = from === to ? `On ${when(from)}.` : `From ${when(from)} to ${when(to)}.`
  if (before === 0n) return shown
  const items = before === 1n ? 'the item' : `the ${formatGrouped(before, 0)} items`
  return hasOlder
    ? `${shown} Not shown yet: ${items} before that.`
    : `${shown} This node has no transactions of ${items} before that.`
}
