/** Items for one transaction. */
export interface Batch<Item> {
  readonly items: readonly Item[]
  /** Number of failed attempts. */
  readonly failures: number
  /** True to simulate before signing, because this batch or its parent has failed. */
  readonly isSuspect: boolean
}

/** Retries per batch after the first attempt (specification 9). */
export const BATCH_RETRIES = 3

/** Why a batch did not land. */
export type FailureKind =
  /** Refused in simulation or on chain; an item may be the cause. */
  | 'refused'
  /** Too large; retrying does not help. */
  | 'oversized'
  /** Never processed: the node did not answer, or the transaction expired. The items are not the cause. */
  | 'lost'

/**
 * Returns the next attempts for a failed batch: the same batch while retries are left, then its halves, then none. A
 * lost batch is not halved, since its halves would be lost too.
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

/** Splits items in half. The first half gets the odd item. */
export function halvesOf<Item>(
  items: readonly Item[],
): readonly [readonly Item[], readonly Item[]] {
  const middle = Math.ceil(items.length / 2)
  return [items.slice(0, middle), items.slice(middle)]
}
