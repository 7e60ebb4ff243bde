import { z } from '#shared/lib/zod.ts'
import { CONTINUATION } from './continuation.ts'
import { UNION_ADDRESS } from './identifiers.ts'

/** A page of ownerships. */
export interface OwnershipPage {
  /** Owners in base58 by the mints of their items. */
  readonly owners: readonly (readonly [mint: string, owner: string])[]
  /** Token of the next page; undefined = there is none. */
  readonly next: string | undefined
}

/** A page of ownerships, as a server answers it. */
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
