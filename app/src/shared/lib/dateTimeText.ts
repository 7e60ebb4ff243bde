import { chosenDateStyle, type DateStyle } from './dateStyle.ts'
import { EMPTY, invalid, type Parsed, valid } from './parsed.ts'

/** A text's time zone. */
export type Clockface = 'local' | 'utc'

const DATE_TIME = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2})?$/

/** Parses the value of a datetime-local input into unix seconds. */
export function parseDateTime(text: string, clockface: Clockface): Parsed<bigint> {
  if (text.trim() === '') return EMPTY
  const time = DATE_TIME.test(text) ? Date.parse(clockface === 'utc' ? `${text}Z` : text) : NaN
  return Number.isNaN(time)
    ? invalid('Enter a date and a time.')
    : valid(BigInt(Math.floor(time / 1000)))
}

/** Formats the value for a datetime-local input: 2026-11-21T18:30, with seconds if there are any. */
export function formatDateTime(seconds: bigint, clockface: Clockface): string {
  const date = dateOf(seconds)
  if (!date) return ''
  const shifted =
    clockface === 'utc' ? date : new Date(date.getTime() - date.getTimezoneOffset() * 60_000)
  // The calendar's last hours are beyond its end in some zones.
  if (Number.isNaN(shifted.getTime())) return ''
  const text = shifted.toISOString().slice(0, 19)
  return text.endsWith(':00') ? text.slice(0, 16) : text
}

/** Options for readable dates. */
interface ReadableOptions {
  /** Default: no. */
  withSeconds?: boolean
  /** Default: the chosen style. */
  style?: DateStyle
}

/**
 * Formats a readable moment with the zone's short name: `Nov 21, 2026, 6:30 PM UTC`. In ISO style always in UTC:
 * `2026-11-21 18:30 UTC`. Empty for times beyond the calendar.
 */
export function readableDateTime(
  seconds: bigint,
  clockface: Clockface,
  { withSeconds = false, style = chosenDateStyle() }: ReadableOptions = {},
): string {
  const date = dateOf(seconds)
  if (!date) return ''
  if (style === 'iso') {
    const [day, time = ''] = date.toISOString().split('T')
    return `${day} ${time.slice(0, withSeconds ? 8 : 5)} UTC`
  }
  return localized(date, clockface, style, {
    ...DAY,
    ...TIME,
    ...(withSeconds && { second: '2-digit' }),
    timeZoneName: 'short',
  })
}

/** Intl options for calendar parts. */
const MONTH = { month: 'short', year: 'numeric' } as const
const DAY_OF_YEAR = { day: 'numeric', month: 'short' } as const
const DAY = { ...DAY_OF_YEAR, ...MONTH } as const
const TIME = { hour: 'numeric', minute: '2-digit' } as const

/** Calendar parts for axes and tables: `Nov 2026`, `Nov 21, 2026`, `Nov 21`, `Nov 21, 6:30 PM`. */
const PARTS = {
  month: { options: MONTH, iso: (day: string) => day.slice(0, -3) },
  day: { options: DAY, iso: (day: string) => day },
  dayOfYear: { options: DAY_OF_YEAR, iso: (day: string) => day.slice(-5) },
  time: {
    options: { ...DAY_OF_YEAR, ...TIME },
    iso: (day: string, time: string) => `${day.slice(-5)} ${time.slice(0, 5)}`,
  },
}

/** Formats a calendar part, without a zone. Empty for times beyond the calendar. */
export function calendarText(
  seconds: bigint,
  part: keyof typeof PARTS,
  clockface: Clockface,
): string {
  const date = dateOf(seconds)
  const [day = '', time = ''] = formatDateTime(seconds, clockface).split('T')
  if (!date || day === '') return ''
  const style = chosenDateStyle()
  const { iso, options } = PARTS[part]
  return style === 'iso' ? iso(day, time) : localized(date, clockface, style, options)
}

/** Returns true if a time is midnight in a zone. */
export function isMidnight(seconds: bigint, clockface: Clockface): boolean {
  return formatDateTime(seconds, clockface).endsWith('T00:00')
}

/** Formatters by their settings, cached: a table would spend more time on creating them than on its rows. */
const formatters: Record<string, Intl.DateTimeFormat> = {}

function localized(
  date: Date,
  clockface: Clockface,
  style: Exclude<DateStyle, 'iso'>,
  parts: Intl.DateTimeFormatOptions,
): string {
  const locale = style === 'us' ? 'en-US' : navigator.language
  const options = { ...parts, timeZone: clockface === 'utc' ? 'UTC' : undefined }
  const key = locale + JSON.stringify(options)
  formatters[key] ??= new Intl.DateTimeFormat(locale, options)
  // Some Unicode data versions put a narrow space before AM and PM, which fonts may lack.
  return formatters[key].format(date).replaceAll('\u202f', ' ')
}

/** Formats a moment for other programs: 2026-11-21T18:30:00Z. Unix seconds for times beyond the calendar. */
export function isoDateTime(seconds: bigint): string {
  return dateOf(seconds)?.toISOString().replace('.000Z', 'Z') ?? String(seconds)
}

/** Returns this machine's time zone, such as Europe/Berlin. */
export function localZoneName(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone
}

/** Converts to Date; undefined if Date cannot represent it: programs store any i64. */
function dateOf(seconds: bigint): Date | undefined {
  const date = new Date(Number(seconds) * 1000)
  return Number.isNaN(date.getTime()) ? undefined : date
}
