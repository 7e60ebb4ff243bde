/** What limits a batch. */
export interface BatchLimits<Item> {
  /** Most items in a batch; at least 1. */
  readonly maxItems: number
  /** Whether a transaction of these items fits the wire. It may only change from true to false as items are added. */
  readonly fits: (items: readonly Item[]) => boolean
}

/**
 * Items in batches, in their order, each as full as its limits allow. An item that does not even fit
 * alone is a batch of its own, so that it is refused by itself.
 */
export function packBatches<Item>(
  items: readonly Item[],
  { maxItems, fits }: BatchLimits<Item>,
): readonly (readonly Item[])[] {
  const batches: Item[][] = []
  for (const item of items) {
    const batch = batches.at(-1)
    if (batch && batch.length < maxItems && fits([...batch, item])) batch.push(item)
    else batches.push([item])
  }
  return batches
}
