import { z } from '#shared/lib/zod.ts'
import { TO_BIGINT } from './toBigint.ts'

const COUNT = z.pipe(z.int().check(z.nonnegative()), TO_BIGINT)

/** Schema for collection statistics; leaves out collections that the server does not know. */
export const STATISTICS = z.array(
  z.object({ id: z.optional(z.string()), items: COUNT, owners: COUNT }),
)

/** A collection's existing items, without burned ones, and how many wallets hold any. */
export interface Totals {
  readonly items: bigint
  readonly holders: bigint
}

/** Returns a collection's totals; undefined = the server does not know it. */
export function totalsIn(
  statistics: z.infer<typeof STATISTICS>,
  collection: string,
): Totals | undefined {
  const found = statistics.find(({ id }) => id === collection)
  return found && { items: found.items, holders: found.owners }
}
