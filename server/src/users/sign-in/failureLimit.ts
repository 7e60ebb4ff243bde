import { isNodeError } from '@mintline/core'
import { ServerError } from '../../errors/serverError.ts'

const WINDOW_MS = 10 * 60_000
const MOST_FAILURES = 10
/** Maximum number of keys, so that many callers cannot exhaust memory. */
const MOST_KEYS = 10_000

/** Rate limiter for failed attempts that are costly. Counts are in memory, for this process only. */
export interface FailureLimit {
  /**
   * Runs an attempt. It counts as a failure unless it resolves to true or a node cannot be asked.
   *
   * @param key - groups callers whose failures are counted together
   * @throws `TOO_MANY_FAILURES` after ten failures within ten minutes
   */
  readonly attempt: (key: string, make: () => Promise<boolean>) => Promise<boolean>
}

/** Creates a limiter that allows ten failures in ten minutes. */
export function failureLimit(now: () => Date): FailureLimit {
  const failures = new Map<string, number[]>()
  const forgive = (key: string) => {
    failures.get(key)?.pop()
  }
  /** Counts an attempt as a failure, until it is forgiven. */
  const begin = (key: string) => {
    const time = now().getTime()
    const recent = (failures.get(key) ?? []).filter((at) => at > time - WINDOW_MS)
    const [first = time] = recent
    if (recent.length >= MOST_FAILURES) {
      const seconds = Math.ceil((first + WINDOW_MS - time) / 1000)
      throw new ServerError('TOO_MANY_FAILURES', { seconds })
    }
    // Moves the key to the end, so that the least recently used one comes first.
    failures.delete(key)
    failures.set(key, [...recent, time])
    const [silent] = failures.keys()
    if (failures.size > MOST_KEYS && silent !== undefined) failures.delete(silent)
  }
  return {
    attempt: async (key, make) => {
      begin(key)
      try {
        const isSuccess = await make()
        if (isSuccess) forgive(key)
        return isSuccess
      } catch (error) {
        // A caller who disconnects early has caused node calls too.
        if (isNodeError(error)) forgive(key)
        throw error
      }
    },
  }
}
