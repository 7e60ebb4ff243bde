import { z } from '#shared/lib/zod.ts'
import { CONTINUATION } from './continuation.ts'
import { UNION_ADDRESS } from './identifiers.ts'

/** A page of items that a search found. */
export interface FoundItemsPage {
  /** Base58. */
  readonly mints: readonly string[]
  /** Token of the next page; undefined = there is none. */
  readonly next: string | undefined
}

/** A page of items, as a server answers a search: their mints. */
export const FOUND_ITEMS = z.pipe(
  z.object({
    items: z.array(z.object({ id: UNION_ADDRESS })),
    continuation: CONTINUATION,
  }),
  z.transform(
    ({ items, continuation: next }): FoundItemsPage => ({
      mints: items.map(({ id }) => id),
      next,
    }),
  ),
)
