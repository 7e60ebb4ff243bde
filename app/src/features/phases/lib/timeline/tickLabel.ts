import { type Clockface, calendarText, isMidnight } from '#shared/lib/dateTimeText.ts'

const YEAR_FROM = 300 * 86_400

interface TickLabelOptions {
  clockface: Clockface
  /** Length of the whole axis in seconds: long axes show years. */
  length: number
}

/** Label of a tick: `Nov 21, 6:30 PM`, `Nov 21` at midnight, `Nov 2026` on long axes. */
export function tickLabel(seconds: bigint, { clockface, length }: TickLabelOptions): string {
  if (length >= YEAR_FROM) return calendarText(seconds, 'month', clockface)
  return calendarText(seconds, isMidnight(seconds, clockface) ? 'dayOfYear' : 'time', clockface)
}
