/**
 * Packs items into batches, in order, each as long as it fits. An item that does not fit even alone gets its own batch.
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
