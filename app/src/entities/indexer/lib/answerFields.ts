import { isSolanaAddress } from '@mintline/core/identifiers'
import { z } from '#shared/lib/zod.ts'

/** A signature in base58: 64 bytes. */
const SIGNATURE = /^[1-9A-HJ-NP-Za-km-z]{64,88}$/

/** A Solana or Eclipse address with its blockchain in front: `SOLANA:…`. Becomes base58. */
export const UNION_ADDRESS = z
  .pipe(
    z.string(),
    z.transform((text) => text.slice(text.indexOf(':') + 1)),
  )
  .check(z.refine(isSolanaAddress))

/** A transaction signature in base58. */
export const TRANSACTION = z.string().check(z.regex(SIGNATURE))

/** Converts a number that JSON holds exactly to a bigint. */
export const TO_BIGINT = z.transform((value: number) => BigInt(value))

/** Schema for the next page token; undefined = there is none, like an empty one. */
export const CONTINUATION = z.pipe(
  z.optional(z.string()),
  z.transform((token) => token || undefined),
)
