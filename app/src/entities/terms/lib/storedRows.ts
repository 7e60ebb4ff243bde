import { z } from '#shared/lib/zod.ts'

/** Rows of a split, as stored in the browser. */
export const STORED_SHARES = z.array(
  z.object({ id: z.number(), address: z.string(), share: z.optional(z.number()) }),
)

/** Rows of extra metadata, as stored in the browser. */
export const STORED_FIELDS = z.array(
  z.object({ id: z.number(), field: z.string(), value: z.string() }),
)
