import { useEffect, useRef } from 'react'

/** Refetches after each change to the drop. */
export function useRefetchAfter(changedAt: number, refetch: () => Promise<unknown>): void {
  const seen = useRef(changedAt)
  useEffect(() => {
    if (seen.current === changedAt) return
    seen.current = changedAt
    void refetch()
  }, [changedAt, refetch])
}
