import { useMemo, useRef } from 'react'
import { chooseCluster } from '#entities/cluster/lib/chooseCluster.ts'
import type { Cluster } from '#entities/cluster/lib/cluster.ts'
import { withLinkedNodes } from '#entities/cluster/lib/nodes.ts'
import { Logo } from '#shared/ui/Logo.tsx'
import { TextLink } from '#shared/ui/TextLink.tsx'
import type { StoredSettings } from '../lib/storedSettings.ts'
import { MintClusterProvider } from '../model/MintClusterProvider.tsx'
import { useMintLink } from '../model/useMintLink.ts'
import { usePostedHeight } from '../model/usePostedHeight.ts'
import { Drop } from './Drop.tsx'
import { LinkedNodes } from './LinkedNodes.tsx'
import { NetworkBadge } from './NetworkBadge.tsx'
import { NodeNotice } from './NodeNotice.tsx'
import { Problem } from './Problem.tsx'

interface MintPageProps {
  clusters: readonly [Cluster, ...Cluster[]]
  settings: StoredSettings
}

/** The page where collectors mint, alone or embedded. */
export function MintPage({ clusters, settings }: MintPageProps) {
  const link = useMintLink()
  const { collection, isEmbedded, isTransparent } = link
  const root = useRef<HTMLDivElement>(null)
  usePostedHeight(root, isEmbedded)
  const chosen = chooseCluster(clusters, { linked: link.cluster, stored: settings.cluster })
  const { unknownLink } = chosen
  const cluster = useMemo(
    () => withLinkedNodes(chosen.cluster, link.nodes.urls),
    [chosen.cluster, link.nodes],
  )
  return (
    <div ref={root} className={isEmbedded ? 'flow-root' : 'min-h-dvh'}>
      {isEmbedded && isTransparent && <style>{':root{background:transparent}'}</style>}
      <MintClusterProvider key={cluster.id} cluster={cluster} explorer={settings.explorer}>
        <div className={isEmbedded ? 'p-3' : 'mx-auto max-w-5xl px-4 pt-5 pb-16 sm:px-6'}>
          {!isEmbedded && (
            <header className="mb-6 flex items-center justify-between gap-4">
              <Logo className="size-7" />
              <NetworkBadge />
            </header>
          )}
          <main className="@container">
            {unknownLink !== undefined ? (
              <Problem title="This link is for a network that is not available here">
                It asks for {unknownLink}. Ask for a new link where you got this one.
              </Problem>
            ) : collection === undefined ? (
              <Problem title="This link has no collection">
                Open a mint page with the link from the creator of a collection.
              </Problem>
            ) : (
              <>
                <NodeNotice />
                <Drop key={collection} collection={collection} link={link} />
              </>
            )}
          </main>
          <LinkedNodes urls={link.nodes.urls} cluster={cluster} />
          {isEmbedded && (
            <footer className="mt-4 flex flex-wrap items-center justify-between gap-3 text-[0.8125rem]">
              <NetworkBadge />
              <TextLink href={ownPage()}>Open on its own page</TextLink>
            </footer>
          )}
        </div>
      </MintClusterProvider>
    </div>
  )
}

/** The same page in a tab of its own: some wallets do not work in frames. */
function ownPage(): string {
  const url = new URL(window.location.href)
  const [path = '', search = ''] = url.hash.split('?')
  const parameters = new URLSearchParams(search)
  parameters.delete('embed')
  parameters.delete('background')
  url.hash = `${path}?${parameters}`
  return url.href
}
