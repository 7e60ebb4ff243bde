import { MAX_U64 } from '../drop/decodeAnswer.ts'
import { AptosClientError } from '../errors/aptosClientError.ts'

/** A time: a date, ISO 8601 with a time zone such as `2026-05-01T16:00:00Z`, or Unix seconds. */
export type TimeInput = Date | string | bigint

/** The time zone is required: without one, the meaning would depend on the machine. */
const ISO = /^(\d{4}-\d{2}-\d{2})T\d{2}:\d{2}(:\d{2}(\.\d{1,3})?)?(Z|[+-]\d{2}:\d{2})$/

/**
 * Converts a time to Unix seconds, rounded down.
 *
 * @throws DROP_TIME_INVALID for text without a time zone, and for days that do not exist.
 * @throws U64_INVALID for times before 1970.
 */
export function unixTime(time: TimeInput): bigint {
  if (typeof time === 'bigint') return u64(time)
  const milliseconds = time instanceof Date ? time.getTime() : millisecondsOf(time)
  if (Number.isNaN(milliseconds)) {
    throw new AptosClientError('DROP_TIME_INVALID', { value: String(time) })
  }
  return u64(BigInt(Math.floor(milliseconds / 1_000)))
}

/**
 * Returns the number if it fits a u64.
 *
 * @param min Lowest number. Default: 0.
 * @throws U64_INVALID
 */
export function u64(value: bigint, min = 0n): bigint {
  if (value < min || value > MAX_U64) throw new AptosClientError('U64_INVALID', { value, min })
  return value
}

function millisecondsOf(text: string): number {
  const [, day] = ISO.exec(text) ?? []
  const start = new Date(`${day}T00:00:00Z`)
  // `Date` would turn 30 February into 2 March.
  const isDay = !Number.isNaN(start.getTime()) && start.toISOString().startsWith(`${day}T`)
  return isDay ? Date.parse(text) : Number.NaN
}
