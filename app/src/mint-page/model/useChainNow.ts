import { useSyncExternalStore } from 'react'
import type { DropRead } from './useDrop.ts'

const SECOND = 1_000

/** Chain time in unix seconds, counted on from the last read. */
export function useChainNow({ chainTime, readAt }: Pick<DropRead, 'chainTime' | 'readAt'>): bigint {
  const passed = useSyncExternalStore(subscribe, () => Math.floor((Date.now() - readAt) / SECOND))
  return chainTime + BigInt(Math.max(passed, 0))
}

function subscribe(listener: () => void): () => void {
  const timer = setInterval(listener, SECOND)
  return () => clearInterval(timer)
}
