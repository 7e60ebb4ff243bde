import { ListError } from './listError.ts'

/** Batch size limits. */
export interface BatchLimits<Item> {
  /** Maximum items per batch; at least 1. */
  readonly maxItems: number
  /**
   * True if a transaction with these items is within the size limit. Must be monotonic: if some items do not fit,
   * more do not either.
   */
  readonly fits: (items: readonly Item[]) => boolean
}

/**
 * Packs items into batches in order, each as full as its limits allow. An item too large to fit alone gets its own
 * batch, so that only it is refused.
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
    // Starts at the previous batch's size: most are alike, and each size check takes time.
    size = Math.min(size, most)
    while (size > 1 && !fitsSize(size)) size -= 1
    while (size < most && fitsSize(size + 1)) size += 1
    batches.push(items.slice(start, start + size))
  }
  return batches
}

/**
 * Checks concurrency limits, which must be at least 1.
 *
 * @param limits By name; undefined and `Infinity` are allowed.
 * @throws ALLOWLIST_LIMIT_INVALID
 */
export function assertLimits(limits: Readonly<Record<string, number | undefined>>): void {
  for (const [name, value] of Object.entries(limits)) {
    if (value === undefined || value === Number.POSITIVE_INFINITY) continue
    if (!Number.isInteger(value) || value < 1) {
      throw new ListError('ALLOWLIST_LIMIT_INVALID', { name, value })
    }
  }
}
