/**
 * Packs items into batches, in their order, each as long as it fits. An item that does not even fit alone gets a batch
 * of its own.
 */
export function packGreedily<T>(
  items: readonly T[],
  fits: (batch: readonly T[]) => boolean,
): readonly (readonly T[])[] {
  const batches: T[][] = []
  for (const item of items) {
    const batch = batches.at(-1)
    if (batch && fits([...batch, item])) batch.push(item)
    else batches.push([item])
  }
  return batches
}
