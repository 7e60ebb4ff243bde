import type { AskOptions } from '@mintline/core'

/** How far a read of many things is. */
export interface ReadProgress {
  readonly done: number
  readonly total: number
}

/** What a read of many things can be told. */
export interface ReadOptions extends AskOptions {
  /** Called as often as something arrives, with what has arrived so far. */
  readonly onProgress?: ((progress: ReadProgress) => void) | undefined
}

/** Counts what arrives, and tells whoever wants to know. */
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
