import { useSyncExternalStore } from 'react'

const SECOND = 1_000

/** When something was read. */
export interface ReadMoment {
  /** Chain time in unix seconds. */
  chainTime: bigint
  /** Local time at that moment, in milliseconds since 1970. */
  readAt: number
}

/** Returns the chain time in unix seconds, counting on from the last read. */
export function useChainNow({ chainTime, readAt }: ReadMoment): bigint {
  const passed = useSyncExternalStore(subscribe, () => Math.floor((Date.now() - readAt) / SECOND))
  return chainTime + BigInt(Math.max(passed, 0))
}

function subscribe(listener: () => void): () => void {
  const timer = setInterval(listener, SECOND)
  return () => clearInterval(timer)
}
