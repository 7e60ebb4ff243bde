import { z } from '#shared/lib/zod.ts'

/** A number that JSON holds exactly, as a bigint. */
export const TO_BIGINT = z.transform((value: number) => BigInt(value))
