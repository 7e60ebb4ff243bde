import { useSyncExternalStore } from 'react'

/** From this width on, there is a list of the sections beside them. */
const WIDE = '(min-width: 64rem)'

/** True if there is room for all sections at once. */
export function useIsWide(): boolean {
  return useSyncExternalStore(subscribe, () => window.matchMedia(WIDE).matches)
}

function subscribe(tell: () => void): () => void {
  const query = window.matchMedia(WIDE)
  query.addEventListener('change', tell)
  return () => query.removeEventListener('change', tell)
}
