const WINDOW_MS = 10 * 60_000
const MOST_FAILURES = 10
/** Addresses that are remembered, so that many callers cannot fill the memory. */
const MOST_ADDRESSES = 10_000

/** Limits failed sign-ins of each address of the network, by what this process has seen. */
export interface FailureLimit {
  /** Counts an attempt as a failure, until it is forgiven; answers the seconds to wait where it has to be refused. */
  readonly begin: (address: string) => number | undefined
  /** Takes an attempt back that was no failure. */
  readonly forgive: (address: string) => void
}

/** A limit of ten failures in ten minutes. */
export function failureLimit(now: () => Date): FailureLimit {
  const failures = new Map<string, number[]>()
  return {
    begin: (address) => {
      const time = now().getTime()
      const recent = (failures.get(address) ?? []).filter((at) => at > time - WINDOW_MS)
      const [first = time] = recent
      if (recent.length >= MOST_FAILURES) return Math.ceil((first + WINDOW_MS - time) / 1000)
      // Behind all others, so that those which have been silent longest come first.
      failures.delete(address)
      failures.set(address, [...recent, time])
      const [silent] = failures.keys()
      if (failures.size > MOST_ADDRESSES && silent !== undefined) failures.delete(silent)
      return undefined
    },
    forgive: (address) => {
      failures.get(address)?.pop()
    },
  }
}
