/** Limits of a batch. */
export interface BatchLimits<Item> {
  /** Maximum number of items in a batch; at least 1. */
  readonly maxItems: number
  /** True if a transaction of these items is within the size limit. If some items do not fit, more do not either. */
  readonly fits: (items: readonly Item[]) => boolean
}

/**
 * Packs items into batches, in their order, each as full as its limits allow. An item that does not even fit alone gets
 * a batch of its own, so that it is refused by itself.
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
    // Starts at the size of the previous batch: most are alike, and each size check takes time.
    size = Math.min(size, most)
    while (size > 1 && !fitsSize(size)) size -= 1
    while (size < most && fitsSize(size + 1)) size += 1
    batches.push(items.slice(start, start + size))
  }
  return batches
}
