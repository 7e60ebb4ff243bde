import { untilAborted } from './clock.ts'

/** Concurrency and abort signal for parallel work. */
export interface ParallelOptions {
  /** At least 1. */
  readonly concurrency: number
  /** Aborts the work at once. */
  readonly signal?: AbortSignal | undefined
}

/**
 * Processes items with limited concurrency.
 *
 * @param work Gets a signal that aborts with the given one, or as soon as any work fails.
 * @returns Results in item order.
 * @throws The signal's reason, or the first error thrown by `work`.
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
      // A signal per item: one with listeners for all items would look like a leak.
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
