import { EMPTY, invalid, type Parsed, valid } from './parsed.ts'

/** Which clock a text is read by. */
export type Clockface = 'local' | 'utc'

const LATEST = 8_640_000_000_000n
const DATE_TIME = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2})?$/

/** Unix seconds of what an input of type datetime-local holds. */
export function parseDateTime(text: string, clockface: Clockface): Parsed<bigint> {
  if (text.trim() === '') return EMPTY
  const time = DATE_TIME.test(text) ? Date.parse(clockface === 'utc' ? `${text}Z` : text) : NaN
  return Number.isNaN(time)
    ? invalid('Enter a date and a time.')
    : valid(BigInt(Math.floor(time / 1000)))
}

/** What an input of type datetime-local takes: 2026-11-21T18:30, with seconds where there are any. */
export function formatDateTime(seconds: bigint, clockface: Clockface): string {
  const date = dateOf(seconds)
  if (!date) return ''
  const shifted =
    clockface === 'utc' ? date : new Date(date.getTime() - date.getTimezoneOffset() * 60_000)
  // The last hours of the calendar are past its end by some clocks.
  if (Number.isNaN(shifted.getTime())) return ''
  const text = shifted.toISOString().slice(0, 19)
  return text.endsWith(':00') ? text.slice(0, 16) : text
}

/** For reading: 21 Nov 2026, 18:30 with the zone's short name. Empty for times no calendar has. */
export function readableDateTime(seconds: bigint, clockface: Clockface): string {
  const date = dateOf(seconds)
  if (!date) return ''
  return new Intl.DateTimeFormat('en-GB', {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    ...(clockface === 'utc' && { timeZone: 'UTC' }),
    timeZoneName: 'short',
  }).format(date)
}

/** For other programs: 2026-11-21T18:30:00Z. Unix seconds where no calendar has it. */
export function isoDateTime(seconds: bigint): string {
  return dateOf(seconds)?.toISOString().replace('.000Z', 'Z') ?? String(seconds)
}

/** Name of the zone that this machine's clock shows, such as Europe/Berlin. */
export function localZoneName(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone
}

/** Undefined where a Date cannot hold it: programs hold any i64. */
function dateOf(seconds: bigint): Date | undefined {
  if (seconds > LATEST || seconds < -LATEST) return undefined
  return new Date(Number(seconds) * 1000)
}
