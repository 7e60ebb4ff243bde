import { useSyncExternalStore } from 'react'

/** Minimum width for a list of sections beside them. */
const WIDE = '(min-width: 64rem)'

/** Returns true if there is room for all sections at once. */
export function useIsWide(): boolean {
  return useSyncExternalStore(subscribe, () => window.matchMedia(WIDE).matches)
}

function subscribe(tell: () => void): () => void {
  const query = window.matchMedia(WIDE)
  query.addEventListener('change', tell)
  return () => query.removeEventListener('change', tell)
}
