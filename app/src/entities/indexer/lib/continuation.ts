import { z } from '#shared/lib/zod.ts'

/** Schema for the next page token; undefined = there is none, like an empty one. */
export const CONTINUATION = z.pipe(
  z.optional(z.string()),
  z.transform((token) => token || undefined),
)
