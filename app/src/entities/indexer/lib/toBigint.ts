import { z } from '#shared/lib/zod.ts'

/** Converts a number that JSON holds exactly to a bigint. */
export const TO_BIGINT = z.transform((value: number) => BigInt(value))
