import type { Clock } from '../async/clock.ts'
import type { BatchCounts } from './runBatches.ts'

/** Progress of a list. Counts are entries. */
export interface AllowlistProgress {
  /** All entries of the list. */
  readonly total: number
  /** Brought on chain by this run. */
  readonly done: number
  /** Already on chain before it. */
  readonly skipped: number
  /** Given up; the report has the reasons. */
  readonly failed: number
  /** Sent, with the outcome not yet known. */
  readonly inFlight: number
  /** Rate since the first transaction; 0 before anything is done. */
  readonly entriesPerSecond: number
  /** Estimated remaining time; undefined while nothing is done, 0 when nothing is left. */
  readonly secondsLeft: number | undefined
}

/** Counts from which progress is computed. */
export interface ProgressCounts
  extends Pick<AllowlistProgress, 'total' | 'done' | 'skipped' | 'failed' | 'inFlight'> {
  /** Since the first transaction. */
  readonly elapsedMilliseconds: number
}

/** Adds speed and remaining time to counts, assuming the rest goes at the same speed. */
export function allowlistProgress(counts: ProgressCounts): AllowlistProgress {
  const { elapsedMilliseconds, ...progress } = counts
  const { total, done, skipped, failed } = progress
  const left = total - done - skipped - failed
  const entriesPerSecond = elapsedMilliseconds > 0 ? (done * 1_000) / elapsedMilliseconds : 0
  const secondsLeft = left === 0 ? 0 : entriesPerSecond > 0 ? left / entriesPerSecond : undefined
  return { ...progress, entriesPerSecond, secondsLeft }
}

/** A list whose progress is told. */
export interface ToldList {
  /** All entries of the list. */
  readonly total: number
  /** Entries that are already as requested. */
  readonly skipped: number
  readonly onProgress: ((progress: AllowlistProgress) => void) | undefined
  readonly clock: Clock
}

/** Progress of a list, from the counts of a run that begins now. */
export function progressTeller({
  total,
  skipped,
  onProgress,
  clock,
}: ToldList): (counts: BatchCounts) => void {
  const start = clock.now()
  return (counts) => {
    const elapsedMilliseconds = clock.now() - start
    onProgress?.(allowlistProgress({ ...counts, total, skipped, elapsedMilliseconds }))
  }
}
