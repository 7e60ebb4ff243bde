import type { Period } from './period.ts'

const DAY = 86_400n

/**
 * When a period began, in UTC, as short as tells it from its neighbours: `18 Nov, 12:00`, or
 * `18 Nov 2026` where it is a day or longer.
 */
export function periodText(start: bigint, { seconds }: Period): string {
  const date = new Date(Number(start) * 1_000)
  if (Number.isNaN(date.getTime())) return `Second ${start}`
  return seconds < DAY ? MOMENT.format(date) : DATE.format(date)
}

const MOMENT = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'short',
  hour: '2-digit',
  minute: '2-digit',
  timeZone: 'UTC',
})
const DATE = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  timeZone: 'UTC',
})
