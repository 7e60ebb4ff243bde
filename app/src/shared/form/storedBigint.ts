import { z } from '../lib/zod.ts'

const DIGITS = /^-?\d{1,20}$/

/** A bigint, stored as digits because JSON numbers are not exact. */
export const STORED_BIGINT = z.codec(z.string(), z.bigint(), {
  decode(digits, { issues }) {
    if (DIGITS.test(digits)) return BigInt(digits)
    issues.push({ code: 'custom', input: digits, message: 'Not a whole number.' })
    return z.NEVER
  },
  encode: (value) => `${value}`,
})
