/** What limits a batch. */
export interface BatchLimits<Item> {
  /** Most items in a batch; at least 1. */
  readonly maxItems: number
  /** Whether a transaction of these items fits the wire. More items never fit where fewer do not. */
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
  const batches: (readonly Item[])[] = []
  let size = 1
  for (let start = 0; start < items.length; start += size) {
    const most = Math.min(maxItems, items.length - start)
    const fitsSize = (count: number) => fits(items.slice(start, start + count))
    // Begun at the size of the batch before: most are alike, and each look at a size takes its time.
    size = Math.min(size, most)
    while (size > 1 && !fitsSize(size)) size -= 1
    while (size < most && fitsSize(size + 1)) size += 1
    batches.push(items.slice(start, start + size))
  }
  return batches
}
