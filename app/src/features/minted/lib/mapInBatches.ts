/**
 * Maps items a few at a time, because public nodes refuse more requests.
 *
 * @returns Results in the same order as `items`.
 */
export async function mapInBatches<Item, Result>(
  items: readonly Item[],
  work: (item: Item) => Promise<Result>,
  concurrency = 4,
): Promise<Result[]> {
  const results: Result[] = []
  for (let start = 0; start < items.length; start += concurrency) {
    results.push(...(await Promise.all(items.slice(start, start + concurrency).map(work))))
  }
  return results
}
