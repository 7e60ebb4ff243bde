import type { RawLine } from '../ingest/sources/lines/applyLines.ts'

/** Limits of the lines that are written together. */
export interface BatchLimits {
  readonly lines: number
  /** Bytes of all lines but the last one. */
  readonly bytes: number
  /** Milliseconds without a further line after which those that are there are written. */
  readonly pause: number
}

export const BATCH_LIMITS: BatchLimits = { lines: 200, bytes: 4 * 1024 * 1024, pause: 500 }

/**
 * Lines in batches. No line is read before the batch before it has been taken care of, but for the first one of the next
 * batch where a pause ended a batch.
 */
export async function* lineBatches(
  lines: AsyncIterator<RawLine>,
  limits: BatchLimits = BATCH_LIMITS,
): AsyncGenerator<readonly RawLine[]> {
  let batch: RawLine[] = []
  let bytes = 0
  let next: Promise<IteratorResult<RawLine>> | undefined
  for (;;) {
    next ??= lines.next()
    const found = batch.length === 0 ? await next : await within(next, limits.pause)
    if (found !== undefined) next = undefined
    if (found && !found.done) {
      batch.push(found.value)
      bytes += found.value.bytes?.length ?? 0
      if (batch.length < limits.lines && bytes < limits.bytes) continue
    }
    if (batch.length > 0) yield batch
    if (found?.done) return
    batch = []
    bytes = 0
  }
}

/** Undefined = not within so many milliseconds. */
async function within<T>(promise: Promise<T>, milliseconds: number): Promise<T | undefined> {
  let timer: NodeJS.Timeout | undefined
  const pause = new Promise<undefined>((resolve) => {
    timer = setTimeout(() => resolve(undefined), milliseconds)
  })
  try {
    return await Promise.race([promise, pause])
  } finally {
    clearTimeout(timer)
  }
}
