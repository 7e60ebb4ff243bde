import { z } from '#shared/lib/zod.ts'
import { CONTINUATION } from './continuation.ts'
import { UNION_ADDRESS } from './identifiers.ts'
import { TO_BIGINT } from './toBigint.ts'

/** A wallet that holds items of a collection. */
export interface Holder {
  /** Base58. */
  readonly wallet: string
  /** At least 1. */
  readonly items: bigint
}

/** A page of holders. */
export interface HolderPage {
  /** Those of most items first. */
  readonly holders: readonly Holder[]
  /** Token of the next page; undefined = there is none. */
  readonly next: string | undefined
}

/** A page of holders, as a server answers it. */
export const HOLDERS = z.pipe(
  z.object({
    owners: z.array(
      z.object({
        owner: UNION_ADDRESS,
        ownedItems: z.pipe(z.int().check(z.positive()), TO_BIGINT),
      }),
    ),
    continuation: CONTINUATION,
  }),
  z.transform(
    ({ owners, continuation: next }): HolderPage => ({
      holders: owners.map(({ owner: wallet, ownedItems: items }) => ({ wallet, items })),
      next,
    }),
  ),
)
