import { CommandError } from '../errors/commandError.ts'

const WHOLE = /^-?\d{1,15}$/
/** With a time zone, without which the meaning would depend on the machine. */
const ISO = /^(\d{4}-\d{2}-\d{2})T\d{2}:\d{2}(:\d{2}(\.\d{1,3})?)?(Z|[+-]\d{2}:\d{2})$/
const MILLISECONDS = 1_000
/** Latest time of a `Date`, in seconds. */
const LAST_DATE = 8_640_000_000_000n
/** End of the year 9999 in unix seconds; a larger number must be milliseconds. */
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

/** Unix seconds as ISO in UTC; `no end` for times beyond the calendar. */
export function formatTime(unixSeconds: bigint): string {
  if (unixSeconds > LAST_DATE) return 'no end'
  if (unixSeconds < -LAST_DATE) return 'no start'
  return new Date(Number(unixSeconds) * MILLISECONDS).toISOString().replace('.000Z', 'Z')
}

function checkedSeconds(seconds: bigint): bigint {
  if (seconds <= LAST_SECOND) return seconds
  const inSeconds = seconds / BigInt(MILLISECONDS)
  const reason = `times are in seconds, and these are milliseconds of ${formatTime(inSeconds)}: write ${inSeconds}`
  throw new CommandError('TIME_INVALID', { value: seconds.toString(), reason })
}
