import { z } from '#shared/lib/zod.ts'
import { CONTINUATION, TO_BIGINT, UNION_ADDRESS } from './answerFields.ts'

/** A wallet that holds items from a collection. */
export interface Holder {
  /** Base58. */
  readonly wallet: string
  /** At least 1. */
  readonly items: bigint
}

/** A page with holders. */
export interface HolderPage {
  /** Largest holders first. */
  readonly holders: readonly Holder[]
  /** Page token for the next page; undefined = there is none. */
  readonly next: string | undefined
}

/** Schema for a page with holders. */
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
