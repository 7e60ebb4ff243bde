import type { RawLine } from '../ingest/sources/lines/applyLines.ts'

/** Limits on lines written together. */
export interface BatchLimits {
  readonly lines: number
  /** Bytes in all lines but the last one. */
  readonly bytes: number
  /** Milliseconds without a further line after which the collected ones are written. */
  readonly pause: number
}

export const BATCH_LIMITS: BatchLimits = { lines: 200, bytes: 4 * 1024 * 1024, pause: 500 }

/**
 * Groups lines into batches. Reads no line before the previous batch is processed, except the next batch's first line
 * if a pause ended a batch.
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

/** Undefined = not within the time. */
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
