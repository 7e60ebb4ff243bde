import { z } from '#shared/lib/zod.ts'

/** A split's rows, as stored in the browser. */
export const STORED_SHARES = z.array(
  z.object({ id: z.number(), address: z.string(), share: z.optional(z.number()) }),
)

/** Extra metadata rows, as stored in the browser. */
export const STORED_FIELDS = z.array(
  z.object({ id: z.number(), field: z.string(), value: z.string() }),
)
