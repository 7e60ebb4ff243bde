import { useEffect, useMemo, useSyncExternalStore } from 'react'
import { type MintLink, parseMintLink } from '../lib/mintLink.ts'

/** Parameters in the page's address, updated when it changes. */
export function useMintLink(): MintLink {
  const hash = useSyncExternalStore(subscribe, () => window.location.hash)
  const link = useMemo(() => parseMintLink(hash), [hash])
  useEffect(() => {
    // For the link's author.
    for (const problem of link.nodes.problems) console.warn(`Link of the mint page: ${problem}`)
  }, [link])
  return link
}

function subscribe(listener: () => void): () => void {
  window.addEventListener('hashchange', listener)
  return () => window.removeEventListener('hashchange', listener)
}
