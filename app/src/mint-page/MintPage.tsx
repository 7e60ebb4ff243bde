import { useQuery } from '@tanstack/react-query'
import { Suspense, useEffect, useMemo, useSyncExternalStore } from 'react'
import type { JsonRecord } from '#shared/lib/record.ts'
import { ErrorCallout } from '#shared/ui/ErrorCallout.tsx'
import { mintKind } from './lib/mintKind.ts'
import { type MintLink, parseMintLink } from './lib/mintLink.ts'
import type { MintPageProps } from './lib/mintPageProps.ts'
import { mintPageQuery } from './mintPageQuery.ts'

/** The page where collectors mint, alone or embedded. Loads the code for the drop's chain. */
export function MintPage(props: Omit<MintPageProps, 'link'>) {
  const link = useMintLink(props.config.drops)
  const { data: Page, error } = useQuery(mintPageQuery(mintKind(link.drop)))
  if (Page) {
    return (
      <Suspense>
        <Page link={link} {...props} />
      </Suspense>
    )
  }
  return error ? (
    <main className="p-4">
      <ErrorCallout title="This page could not be loaded" error={error} />
    </main>
  ) : null
}

/** Parameters in the page's address, updated when it changes. */
function useMintLink(drops: JsonRecord | undefined): MintLink {
  const hash = useSyncExternalStore(subscribe, () => window.location.hash)
  const link = useMemo(() => parseMintLink(hash, drops), [hash, drops])
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
