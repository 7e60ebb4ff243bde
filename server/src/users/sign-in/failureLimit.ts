import { isNodeError } from '@mintline/core'
import { ServerError } from '../../errors/serverError.ts'

const WINDOW_MS = 10 * 60_000
const MOST_FAILURES = 10
/** Keys that are remembered, so that many callers cannot fill the memory. */
const MOST_KEYS = 10_000

/** Limits failed attempts that cost something, by what this process has seen. */
export interface FailureLimit {
  /**
   * Makes an attempt, which is a failure unless it comes out true or a node cannot be asked.
   *
   * @param key - callers whose failures are counted together
   * @throws `TOO_MANY_FAILURES` after ten failures within ten minutes
   */
  readonly attempt: (key: string, make: () => Promise<boolean>) => Promise<boolean>
}

/** A limit of ten failures in ten minutes. */
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
    // Behind all others, so that those which have been silent longest come first.
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
        // Callers who leave before the answer have had nodes asked too.
        if (isNodeError(error)) forgive(key)
        throw error
      }
    },
  }
}
