import { untilAborted } from './untilAborted.ts'

/** Concurrency and end of parallel work. */
export interface ParallelOptions {
  /** At least 1. */
  readonly concurrency: number
  /** Ends the work at once. */
  readonly signal?: AbortSignal | undefined
}

/**
 * Processes items, a few at a time.
 *
 * @param work Gets a signal that aborts with the given one, and as soon as any work fails.
 * @returns The results in the order of the items.
 * @throws The reason of the signal, or the error of the first work that fails.
 */
export async function inParallel<Item, Result>(
  items: readonly Item[],
  work: (item: Item, signal: AbortSignal) => Promise<Result>,
  { concurrency, signal }: ParallelOptions,
): Promise<Result[]> {
  signal?.throwIfAborted()
  const own = new AbortController()
  const sources = signal ? [signal, own.signal] : [own.signal]
  const results: Result[] = []
  const queue = items.entries()
  const runQueue = async () => {
    // All workers share the queue, so each item is taken once.
    for (const [index, item] of queue) {
      // Each item gets a signal of its own: listeners of all items on one would look like a leak.
      const either = AbortSignal.any(sources)
      either.throwIfAborted()
      results[index] = await untilAborted(work(item, either), either)
    }
  }
  try {
    await Promise.all(Array.from({ length: Math.min(concurrency, items.length) }, runQueue))
    return results
  } finally {
    own.abort()
  }
}
