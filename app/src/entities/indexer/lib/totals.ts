import { z } from '#shared/lib/zod.ts'
import { TO_BIGINT } from './toBigint.ts'

const COUNT = z.pipe(z.int().check(z.nonnegative()), TO_BIGINT)

/** Statistics of collections, as a server answers them; those that it does not know are left out. */
export const STATISTICS = z.array(
  z.object({ id: z.optional(z.string()), items: COUNT, owners: COUNT }),
)

/** Items of a collection that exist, without burned ones, and wallets that hold any. */
export interface Totals {
  readonly items: bigint
  readonly holders: bigint
}

/** Totals of a collection; undefined = the server does not know it. */
export function totalsIn(
  statistics: z.infer<typeof STATISTICS>,
  collection: string,
): Totals | undefined {
  const found = statistics.find(({ id }) => id === collection)
  return found && { items: found.items, holders: found.owners }
}
