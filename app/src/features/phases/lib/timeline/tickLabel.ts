import { type Clockface, calendarText, isMidnight } from '#shared/lib/dateTimeText.ts'

const YEAR_FROM = 300 * 86_400

interface TickLabelOptions {
  clockface: Clockface
  /** The whole axis's length in seconds: long axes show years. */
  length: number
}

/** Formats a tick's label: `Nov 21, 6:30 PM`, `Nov 21` at midnight, `Nov 2026` on long axes. */
export function tickLabel(seconds: bigint, { clockface, length }: TickLabelOptions): string {
  if (length >= YEAR_FROM) return calendarText(seconds, 'month', clockface)
  return calendarText(seconds, isMidnight(seconds, clockface) ? 'dayOfYear' : 'time', clockface)
}
