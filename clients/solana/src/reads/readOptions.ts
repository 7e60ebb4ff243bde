import type { AskOptions } from '@mintline/core/node'

/** Progress while many accounts are read. */
export interface ReadProgress {
  readonly done: number
  readonly total: number
}

/** Options for reading many accounts. */
export interface ReadOptions extends AskOptions {
  /** Called whenever something arrives, with the total so far. */
  readonly onProgress?: ((progress: ReadProgress) => void) | undefined
}

/** Counts arrivals and reports the progress. */
export function progressCounter(
  total: number,
  { onProgress }: ReadOptions,
): (arrived: number) => void {
  let done = 0
  return (arrived) => {
    done += arrived
    onProgress?.({ done, total })
  }
}
