import { z } from 'zod'

/** Largest whole number that JSON keeps exactly; larger ones are text. */
const MAX_EXACT = Number.MAX_SAFE_INTEGER

/** A time as written. */
export const writtenTime = z
  .union([z.string(), z.int().min(-MAX_EXACT).max(MAX_EXACT)], {
    error: 'Write unix seconds, or ISO with a time zone such as "2027-01-31T18:00:00Z"',
  })
  .describe('ISO with a time zone, "2027-01-31T18:00:00Z", or unix seconds.')

/** A network's name or chain id as written. */
export const writtenChain = z.union([z.string(), z.int()], {
  error: 'Write the name of a network, or its chain id',
})

/** An item count as written; 0 = unlimited. */
export const writtenLimit = z.union(
  [z.int().min(0).max(MAX_EXACT), z.string().regex(/^\d{1,20}$/)],
  { error: 'Write a whole number; 0 is unlimited' },
)

/** A phase's list file. */
export const list = z
  .string()
  .min(1, 'It is empty: write the name of a CSV file, or leave the setting out')
  .optional()

/** A merkle root as written in a config. */
export const rootDigits = z
  .string()
  .regex(/^(0x)?[0-9a-fA-F]{64}$/, 'A merkle root is 32 bytes: 64 hex digits')
