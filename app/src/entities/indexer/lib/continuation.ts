import { z } from '#shared/lib/zod.ts'

/** Token of the next page, as a server answers it; undefined = there is none, as an empty one means. */
export const CONTINUATION = z.pipe(
  z.optional(z.string()),
  z.transform((token) => token || undefined),
)
