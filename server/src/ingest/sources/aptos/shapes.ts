import { z } from 'zod'

/** A 32-byte hash as 0x and hex. */
export const HASH: z.ZodType<string> = z.string().regex(/^0x[0-9a-f]{64}$/)

/** A version or height, which nodes write as a string. */
export const COUNT: z.ZodType<number> = z
  .string()
  .regex(/^\d{1,15}$/)
  .transform(Number)

/** Microseconds since 1970, which nodes write as a string. */
export const TIME: z.ZodType<Date> = z
  .string()
  .regex(/^\d{1,18}$/)
  .transform((microseconds) => new Date(Number(BigInt(microseconds) / 1000n)))
