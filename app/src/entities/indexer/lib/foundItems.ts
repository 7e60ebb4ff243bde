import { z } from '#shared/lib/zod.ts'
import { CONTINUATION } from './continuation.ts'
import { UNION_ADDRESS } from './identifiers.ts'

/** A page with found items. */
export interface FoundItemsPage {
  /** Base58. */
  readonly mints: readonly string[]
  /** Page token for the next page; undefined = there is none. */
  readonly next: string | undefined
}

/** Schema for a page with found items: their mints. */
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
