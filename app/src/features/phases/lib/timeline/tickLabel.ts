import type { Clockface } from '#shared/lib/dateTimeText.ts'

const YEAR_FROM = 300 * 86_400

interface TickLabelOptions {
  clockface: Clockface
  /** Seconds that the whole axis is long: long ones name years. */
  length: number
}

/** A mark of a time axis: `21 Nov, 18:30`, `21 Nov` at midnight, `Nov 2026` on long axes. */
export function tickLabel(seconds: bigint, { clockface, length }: TickLabelOptions): string {
  const date = new Date(Number(seconds) * 1_000)
  const zone = clockface === 'utc' ? { timeZone: 'UTC' } : {}
  if (length >= YEAR_FROM) {
    return format(date, { month: 'short', year: 'numeric', ...zone })
  }
  const day = format(date, { day: 'numeric', month: 'short', ...zone })
  const time = format(date, { hour: '2-digit', minute: '2-digit', ...zone })
  return time === '00:00' ? day : `${day}, ${time}`
}

function format(date: Date, options: Intl.DateTimeFormatOptions): string {
  return new Intl.DateTimeFormat('en-GB', options).format(date)
}
