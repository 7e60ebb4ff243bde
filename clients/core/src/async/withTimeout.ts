import { type Clock, systemClock } from './clock.ts'
import { untilAborted } from './untilAborted.ts'

/** How long to wait, and what to say when it was in vain. */
export interface TimeoutOptions {
  /** Milliseconds the work may take. */
  readonly timeout: number
  /** The error of work that took longer. */
  readonly timeoutError: () => Error
  /** Ends the work at once. */
  readonly signal?: AbortSignal | undefined
  readonly clock?: Clock
}

/**
 * Work that may take so long and no longer.
 *
 * @param work Gets a signal that aborts with the time, with the signal given, and when it is done.
 * @throws The timeout error, the reason of the signal, or what the work throws.
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
    () => undefined, // Done before.
  )
  try {
    return await untilAborted(work(either), either)
  } finally {
    controller.abort()
  }
}
