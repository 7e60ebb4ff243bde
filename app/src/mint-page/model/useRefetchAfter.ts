import { useEffect, useRef } from 'react'

/** Reads again after each later read of the drop. */
export function useRefetchAfter(readAt: number, refetch: () => Promise<unknown>): void {
  const seen = useRef(readAt)
  useEffect(() => {
    if (seen.current === readAt) return
    seen.current = readAt
    void refetch()
  }, [readAt, refetch])
}
