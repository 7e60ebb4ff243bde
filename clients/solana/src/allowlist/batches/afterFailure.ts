/** Items that go into one transaction. */
export interface Batch<Item> {
  readonly items: readonly Item[]
  /** How often it was tried and did not land. */
  readonly failures: number
  /** Simulated before it is signed, because it, or what it is a part of, has failed. */
  readonly isSuspect: boolean
}

/** Tries of a batch after the first (specification 9). */
export const BATCH_RETRIES = 3

/** Why a batch did not land. */
export type FailureKind =
  /** Simulated, or run on chain, and refused: one of its items may be the cause. */
  | 'refused'
  /** Nobody took it: a node that does not answer, or a blockhash that expired. No item is the cause. */
  | 'lost'

/**
 * What is tried next after a batch failed: the batch again while retries are left, then each half of
 * it, and at last nothing. One that was lost is not halved: its halves would be lost as well.
 */
export function afterFailure<Item>(
  { items, failures }: Batch<Item>,
  kind: FailureKind,
): readonly Batch<Item>[] {
  if (failures < BATCH_RETRIES) return [{ items, failures: failures + 1, isSuspect: true }]
  if (kind === 'lost' || items.length === 1) return []
  const middle = Math.ceil(items.length / 2)
  const halves = [items.slice(0, middle), items.slice(middle)]
  return halves.map((half) => ({ items: half, failures: 0, isSuspect: true }))
}
