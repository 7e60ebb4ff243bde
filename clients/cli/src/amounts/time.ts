import { CommandError } from '../errors/commandError.ts'

const WHOLE = /^-?\d{1,15}$/
/** Requires a time zone, since the meaning would otherwise depend on the machine. */
const ISO = /^(\d{4}-\d{2}-\d{2})T\d{2}:\d{2}(:\d{2}(\.\d{1,3})?)?(Z|[+-]\d{2}:\d{2})$/
const MILLISECONDS = 1_000
/** Latest time that a `Date` represents, in seconds. */
const LAST_DATE = 8_640_000_000_000n
/** The last second in the year 9999, as unix seconds; a larger number must be milliseconds. */
const LAST_SECOND = 253_402_300_799n

/**
 * Parses unix seconds, or ISO with a time zone.
 *
 * @throws TIME_INVALID for any other text, for milliseconds, and for days that do not exist
 */
export function readTime(text: string): bigint {
  if (WHOLE.test(text)) return checkedSeconds(BigInt(text))
  const [, day] = ISO.exec(text) ?? []
  const milliseconds = Date.parse(text)
  if (day === undefined || Number.isNaN(milliseconds)) {
    throw new CommandError('TIME_INVALID', { value: text })
  }
  // `Date` would turn 30 February into 2 March.
  if (!new Date(`${day}T00:00:00Z`).toISOString().startsWith(day)) {
    throw new CommandError('TIME_INVALID', { value: text, reason: `there is no day ${day}` })
  }
  return BigInt(Math.floor(milliseconds / MILLISECONDS))
}

/** Formats unix seconds as ISO in UTC, as in configs; returns `no end` or `no start` for times beyond the calendar. */
export function isoTime(unixSeconds: bigint): string {
  const date = dateOf(unixSeconds)
  return typeof date === 'string' ? date : date.toISOString().replace('.000Z', 'Z')
}

/**
 * Formats unix seconds for tables: `Nov 27, 2026, 7:30 PM UTC` (specification 9), with seconds unless they are 0;
 * returns `no end` or `no start` for times beyond the calendar.
 */
export function timeText(unixSeconds: bigint): string {
  const date = dateOf(unixSeconds)
  if (typeof date === 'string') return date
  const text = date.toLocaleString('en-US', {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    ...(date.getUTCSeconds() !== 0 && { second: '2-digit' }),
    timeZone: 'UTC',
    timeZoneName: 'short',
  })
  // Some Unicode versions put a narrow space before AM and PM, which terminals may lack.
  return text.replaceAll('\u202f', ' ')
}

/** A time among texts: a date in tables, ISO in JSON. */
export class Moment {
  readonly #unixSeconds: bigint

  constructor(unixSeconds: bigint) {
    this.#unixSeconds = unixSeconds
  }

  toString(): string {
    return timeText(this.#unixSeconds)
  }

  toJSON(): string {
    return isoTime(this.#unixSeconds)
  }
}

/** Returns text for a time that `Date` cannot represent, since chains store any number; otherwise the date. */
function dateOf(unixSeconds: bigint): Date | string {
  if (unixSeconds > LAST_DATE) return 'no end'
  if (unixSeconds < -LAST_DATE) return 'no start'
  return new Date(Number(unixSeconds) * MILLISECONDS)
}

function checkedSeconds(seconds: bigint): bigint {
  if (seconds <= LAST_SECOND) return seconds
  const inSeconds = seconds / BigInt(MILLISECONDS)
  const reason = `times are in seconds, and these are milliseconds of ${isoTime(inSeconds)}: write ${inSeconds}`
  throw new CommandError('TIME_INVALID', { value: seconds.toString(), reason })
}
