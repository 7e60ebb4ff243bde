import { z } from '../lib/zod.ts'

const DIGITS = /^-?\d{1,20}$/

/** A whole number, kept as its digits: JSON numbers do not hold all of them. */
export const KEPT_BIGINT = z.codec(z.string(), z.bigint(), {
  decode(digits, { issues }) {
    if (DIGITS.test(digits)) return BigInt(digits)
    issues.push({ code: 'custom', input: digits, message: 'No whole number.' })
    return z.NEVER
  },
  encode: (value) => `${value}`,
})
