import { useMemo, useSyncExternalStore } from 'react'
import { type MintLink, parseMintLink } from '../lib/mintLink.ts'

/** What the page's address asks for, also after somebody changed it. */
export function useMintLink(): MintLink {
  const hash = useSyncExternalStore(subscribe, () => window.location.hash)
  return useMemo(() => parseMintLink(hash), [hash])
}

function subscribe(listener: () => void): () => void {
  window.addEventListener('hashchange', listener)
  return () => window.removeEventListener('hashchange', listener)
}
