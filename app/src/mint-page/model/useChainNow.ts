import { useSyncExternalStore } from 'react'

const SECOND = 1_000

/** The moment of a read. */
export interface ReadMoment {
  /** Chain time in unix seconds. */
  chainTime: bigint
  /** Local time of the same moment, in milliseconds since 1970. */
  readAt: number
}

/** Chain time in unix seconds, counted on from the last read. */
export function useChainNow({ chainTime, readAt }: ReadMoment): bigint {
  const passed = useSyncExternalStore(subscribe, () => Math.floor((Date.now() - readAt) / SECOND))
  return chainTime + BigInt(Math.max(passed, 0))
}

function subscribe(listener: () => void): () => void {
  const timer = setInterval(listener, SECOND)
  return () => clearInterval(timer)
}
