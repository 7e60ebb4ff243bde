import PQueue from 'p-queue'

/** How much is done at the same time, and when to stop. */
export interface ParallelOptions {
  /** At least 1. */
  readonly concurrency: number
  /** Ends the work at once. */
  readonly signal?: AbortSignal | undefined
}

/**
 * Does something with each item, a few at a time.
 *
 * @param work Gets a signal that aborts with the one given, and as soon as any work fails.
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
  const queue = new PQueue({ concurrency })
  const run = (item: Item) => {
    // Each work has a signal of its own: all their listeners on one would look like a leak.
    const either = AbortSignal.any(sources)
    return queue.add(() => work(item, either), { signal: either, throwOnTimeout: true })
  }
  try {
    return await Promise.all(items.map(run))
  } finally {
    own.abort()
  }
}
