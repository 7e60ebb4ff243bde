/** Items for one transaction. */
export interface Batch<Item> {
  readonly items: readonly Item[]
  /** Number of failed attempts. */
  readonly failures: number
  /** True to simulate it before signing, because it, or the batch it was split from, has failed. */
  readonly isSuspect: boolean
}

/** Retries of a batch after the first attempt (specification 9). */
export const BATCH_RETRIES = 3

/** Reason why a batch did not land. */
export type FailureKind =
  /** Refused in simulation or on chain; one of its items may be the cause. */
  | 'refused'
  /** Refused for its size, which no retry changes. */
  | 'oversized'
  /** Never processed, because a node did not answer or the transaction expired. No item is the cause. */
  | 'lost'

/**
 * The next attempts after a batch failed: the same batch while retries are left, then each half of it, and finally
 * none. A lost batch is not halved, since its halves would be lost as well.
 */
export function afterFailure<Item>(
  { items, failures }: Batch<Item>,
  kind: FailureKind,
): readonly Batch<Item>[] {
  if (kind !== 'oversized' && failures < BATCH_RETRIES) {
    return [{ items, failures: failures + 1, isSuspect: true }]
  }
  if (kind === 'lost' || items.length === 1) return []
  return halvesOf(items).map((half) => ({ items: half, failures: 0, isSuspect: true }))
}

/** Both halves of items, the first one with the odd item. */
export function halvesOf<Item>(
  items: readonly Item[],
): readonly [readonly Item[], readonly Item[]] {
  const middle = Math.ceil(items.length / 2)
  return [items.slice(0, middle), items.slice(middle)]
}
