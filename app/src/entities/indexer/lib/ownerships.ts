import { z } from '#shared/lib/zod.ts'
import { CONTINUATION } from './continuation.ts'
import { UNION_ADDRESS } from './identifiers.ts'

/** A page with ownerships. */
export interface OwnershipPage {
  /** Owners in base58 by item mint. */
  readonly owners: readonly (readonly [mint: string, owner: string])[]
  /** Page token for the next page; undefined = there is none. */
  readonly next: string | undefined
}

/** Schema for a page with ownerships. */
export const OWNERSHIPS = z.pipe(
  z.object({
    ownerships: z.array(z.object({ itemId: UNION_ADDRESS, owner: UNION_ADDRESS })),
    continuation: CONTINUATION,
  }),
  z.transform(
    ({ ownerships, continuation: next }): OwnershipPage => ({
      owners: ownerships.map(({ itemId, owner }) => [itemId, owner] as const),
      next,
    }),
  ),
)
