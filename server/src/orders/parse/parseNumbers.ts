import { maxUint256 } from 'viem'
import { fieldInvalid, quoted } from './fieldInvalid.ts'

/**
 * Parses a whole number that fits 32 bytes, in decimal or hex digits.
 *
 * @param least - smallest allowed value
 * @throws `ORDER_FIELD_INVALID`
 */
export function parseWord(field: string, text: string, least = 0n): bigint {
  const isNumber = /^(\d{1,78}|0x[0-9a-f]{1,64})$/i.test(text)
  const value = isNumber ? BigInt(text) : -1n
  if (value < least || value > maxUint256) {
    throw fieldInvalid(
      field,
      `must be a whole number from ${least} to 2^256 - 1, not ${quoted(text)}`,
    )
  }
  return value
}

/** Last second that the interface's time format can name. */
const LAST = 8_640_000_000_000n

/**
 * Parses a time in Unix seconds or ISO 8601, and returns Unix seconds; 0 if there is none.
 *
 * @throws `ORDER_FIELD_INVALID`
 */
export function parseTime(field: string, text: string | undefined): bigint {
  if (text === undefined) return 0n
  const seconds = /^\d{1,15}$/.test(text) ? BigInt(text) : isoSeconds(text)
  if (seconds === undefined || seconds < 0n || seconds > LAST) {
    const rule = `must be a time such as 2026-01-31T12:00:00Z or 1769860800, not ${quoted(text)}`
    throw fieldInvalid(field, rule)
  }
  return seconds
}

const ISO = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.0+)?(Z|[+-]\d\d:\d\d)$/

/** Exchanges count whole seconds, so a fraction would be lost. */
function isoSeconds(text: string): bigint | undefined {
  const time = ISO.test(text) ? Date.parse(text) : Number.NaN
  return Number.isNaN(time) ? undefined : BigInt(time / 1000)
}
