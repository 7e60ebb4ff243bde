import { chosenDateStyle } from '#shared/lib/dateStyle.ts'
import { type Clockface, localZoneName } from '#shared/lib/dateTimeText.ts'

const MINUTE = 60n
const LATEST = 8_640_000_000_000n

/** Returns the zone for charts and tables: local, or UTC if dates are ISO 8601. */
export function chartClock(): Clockface {
  return chosenDateStyle() === 'iso' ? 'utc' : 'local'
}

/** Returns that zone's name: `Europe/Berlin`, `UTC`. */
export function chartZoneName(clockface = chartClock()): string {
  return clockface === 'utc' ? 'UTC' : localZoneName()
}

/**
 * Converts a moment to wall clock seconds: unix seconds that read, in UTC, like the moment in the zone. Periods start
 * on them, so that days begin at midnight, also when clocks change.
 */
export function toWallClock(seconds: bigint, clockface: Clockface): bigint {
  if (clockface === 'utc' || !isInCalendar(seconds)) return seconds
  const offset = new Date(Number(seconds) * 1_000).getTimezoneOffset()
  // Before time zones, offsets had fractions of a minute.
  return seconds - BigInt(Math.round(offset)) * MINUTE
}

/** Returns the moment when the wall clock first shows this; unix seconds. */
export function fromWallClock(wall: bigint, clockface: Clockface): bigint {
  if (clockface === 'utc' || !isInCalendar(wall)) return wall
  const shown = new Date(Number(wall) * 1_000)
  const [year, month, day] = [shown.getUTCFullYear(), shown.getUTCMonth(), shown.getUTCDate()]
  const [hour, minute, second] = [shown.getUTCHours(), shown.getUTCMinutes(), shown.getUTCSeconds()]
  const moment = new Date(year, month, day, hour, minute, second).getTime()
  return Number.isNaN(moment) ? wall : BigInt(Math.floor(moment / 1_000))
}

/** Programs store any i64; Date holds less. */
function isInCalendar(seconds: bigint): boolean {
  return seconds >= -LATEST && seconds <= LATEST
}
