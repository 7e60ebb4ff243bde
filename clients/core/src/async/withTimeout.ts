import { type Clock, systemClock, untilAborted } from './clock.ts'

/** Time limit and timeout error. */
export interface TimeoutOptions {
  /** Time limit in milliseconds. */
  readonly timeout: number
  /** Creates the timeout error. */
  readonly timeoutError: () => Error
  /** Aborts the work at once. */
  readonly signal?: AbortSignal | undefined
  readonly clock?: Clock
}

/**
 * Runs work with a time limit.
 *
 * @param work Gets a signal that aborts on timeout, with the given signal, and when the work is done.
 * @throws The timeout error, the signal's reason, or the work's own error.
 */
export async function withTimeout<T>(
  work: (signal: AbortSignal) => Promise<T>,
  options: TimeoutOptions,
): Promise<T> {
  const { timeout, timeoutError, signal, clock = systemClock } = options
  const controller = new AbortController()
  const either = signal ? AbortSignal.any([signal, controller.signal]) : controller.signal
  clock.sleep(timeout, controller.signal).then(
    () => controller.abort(timeoutError()),
    () => undefined, // Finished in time.
  )
  try {
    return await untilAborted(work(either), either)
  } finally {
    controller.abort()
  }
}
