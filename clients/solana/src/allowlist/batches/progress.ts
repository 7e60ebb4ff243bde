/** How far a list has come. Counts are entries. */
export interface AllowlistProgress {
  /** All entries of the list. */
  readonly total: number
  /** On chain as they are wanted, by this run. */
  readonly done: number
  /** On chain as they were wanted before it. */
  readonly skipped: number
  /** Given up; the report says why. */
  readonly failed: number
  /** Sent, and not known yet what became of them. */
  readonly inFlight: number
  /** Since the first transaction; 0 before anything is done. */
  readonly entriesPerSecond: number
  /** Undefined while nothing is done; 0 when nothing is left. */
  readonly secondsLeft: number | undefined
}

/** What progress is told by. */
export interface ProgressCounts
  extends Pick<AllowlistProgress, 'total' | 'done' | 'skipped' | 'failed' | 'inFlight'> {
  /** Since the first transaction. */
  readonly elapsedMilliseconds: number
}

/** Adds speed and the time left to counts, as if the rest went as fast as what is done. */
export function allowlistProgress(counts: ProgressCounts): AllowlistProgress {
  const { elapsedMilliseconds, ...progress } = counts
  const { total, done, skipped, failed } = progress
  const left = total - done - skipped - failed
  const entriesPerSecond = elapsedMilliseconds > 0 ? (done * 1_000) / elapsedMilliseconds : 0
  const secondsLeft = left === 0 ? 0 : entriesPerSecond > 0 ? left / entriesPerSecond : undefined
  return { ...progress, entriesPerSecond, secondsLeft }
}
