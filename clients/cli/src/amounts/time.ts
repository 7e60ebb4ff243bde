import { MintlineError } from '@mintline/core'

const UNIX_SECONDS = /^-?\d{1,15}$/
/** With a time zone: without one it would mean something else on every machine. */
const ISO = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d{1,3})?)?(Z|[+-]\d{2}:\d{2})$/
const MILLISECONDS = 1_000
/** Latest moment that `Date` can name, in seconds. */
const LAST_DATE = 8_640_000_000_000n

/** Reads unix seconds or ISO with a time zone. Undefined for any other text. */
export function parseTime(text: string): bigint | undefined {
  if (UNIX_SECONDS.test(text)) return BigInt(text)
  if (!ISO.test(text)) return undefined
  const milliseconds = Date.parse(text)
  return Number.isNaN(milliseconds) ? undefined : BigInt(Math.floor(milliseconds / MILLISECONDS))
}

/** @throws TIME_INVALID */
export function readTime(text: string): bigint {
  const time = parseTime(text)
  if (time === undefined) throw new MintlineError('TIME_INVALID', { value: text })
  return time
}

/** Unix seconds as ISO in UTC; `no end` for what lies beyond all calendars. */
export function formatTime(unixSeconds: bigint): string {
  if (unixSeconds > LAST_DATE) return 'no end'
  if (unixSeconds < -LAST_DATE) return 'no start'
  return new Date(Number(unixSeconds) * MILLISECONDS).toISOString().replace('.000Z', 'Z')
}
