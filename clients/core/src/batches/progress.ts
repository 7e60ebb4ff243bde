import type { Clock } from '../async/clock.ts'
import type { BatchCounts } from './runBatches.ts'

/** List progress. Counts are entries. */
export interface AllowlistProgress {
  /** All entries in the list. */
  readonly total: number
  /** Written by this run. */
  readonly done: number
  /** Already on chain before this run. */
  readonly skipped: number
  /** Given up; the report has the reasons. */
  readonly failed: number
  /** Sent, outcome not yet known. */
  readonly inFlight: number
  /** Rate since the first transaction; 0 before anything is done. */
  readonly entriesPerSecond: number
  /** Estimated remaining time; undefined while nothing is done, 0 when nothing is left. */
  readonly secondsLeft: number | undefined
}

/** Counts for computing progress. */
export interface ProgressCounts
  extends Pick<AllowlistProgress, 'total' | 'done' | 'skipped' | 'failed' | 'inFlight'> {
  /** Since the first transaction. */
  readonly elapsedMilliseconds: number
}

/** Adds speed and remaining time to counts, assuming that the rest goes at the same speed. */
export function allowlistProgress(counts: ProgressCounts): AllowlistProgress {
  const { elapsedMilliseconds, ...progress } = counts
  const { total, done, skipped, failed } = progress
  const left = total - done - skipped - failed
  const entriesPerSecond = elapsedMilliseconds > 0 ? (done * 1_000) / elapsedMilliseconds : 0
  const secondsLeft = left === 0 ? 0 : entriesPerSecond > 0 ? left / entriesPerSecond : undefined
  return { ...progress, entriesPerSecond, secondsLeft }
}

/** A list whose progress is reported. */
export interface ReportedList {
  /** All entries in the list. */
  readonly total: number
  /** Entries already as requested. */
  readonly skipped: number
  readonly onProgress: ((progress: AllowlistProgress) => void) | undefined
  readonly clock: Clock
}

/** Starts the clock and returns a function that reports progress from a run's counts. */
export function progressReporter({
  total,
  skipped,
  onProgress,
  clock,
}: ReportedList): (counts: BatchCounts) => void {
  const start = clock.now()
  return (counts) => {
    const elapsedMilliseconds = clock.now() - start
    onProgress?.(allowlistProgress({ ...counts, total, skipped, elapsedMilliseconds }))
  }
}
