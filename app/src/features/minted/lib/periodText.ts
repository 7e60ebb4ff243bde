import { calendarText } from '#shared/lib/dateTimeText.ts'
import type { Period } from './period.ts'

const DAY = 86_400n

/**
 * Formats a period's start, as short as unambiguous: `Nov 18, 12:00 PM`, or `Nov 18, 2026` for periods of a day or
 * longer.
 *
 * @param start Wall clock seconds: see `toWallClock`.
 */
export function periodText(start: bigint, { seconds }: Period): string {
  return calendarText(start, seconds < DAY ? 'time' : 'day', 'utc') || `Second ${start}`
}
