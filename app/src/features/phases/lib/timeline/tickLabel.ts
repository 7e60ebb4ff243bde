import { type Clockface, calendarText, isMidnight } from '#shared/lib/dateTimeText.ts'

const YEAR_FROM = 300 * 86_400

interface TickLabelOptions {
  clockface: Clockface
  /** Seconds that the whole axis is long: long ones name years. */
  length: number
}

/** A mark of a time axis: `Nov 21, 6:30 PM`, `Nov 21` at midnight, `Nov 2026` on long axes. */
export function tickLabel(seconds: bigint, { clockface, length }: TickLabelOptions): string {
  if (length >= YEAR_FROM) return calendarText(seconds, 'month', clockface)
  return calendarText(seconds, isMidnight(seconds, clockface) ? 'dayOfYear' : 'time', clockface)
}
