import { type AptosAddress, aptosAddress, isAptosAddress } from '@mintline/core/identifiers'
import { z } from 'zod'

/** An address, which nodes write without leading zeros, in core's normal form. */
export const ADDRESS: z.ZodType<AptosAddress> = z
  .string()
  .refine((text) => isAptosAddress(text))
  .transform((text) => aptosAddress(text))

/** A u64, which nodes write as a string. */
export const U64: z.ZodType<bigint> = z
  .string()
  .regex(/^\d{1,20}$/)
  .transform((digits) => BigInt(digits))
