import { lazy, useMemo } from 'react'
import { chooseCluster } from '#entities/cluster/lib/chooseCluster.ts'
import { clustersFrom } from '#entities/cluster/lib/cluster.ts'
import { withLinkedNodes } from '#entities/cluster/lib/nodes.ts'
import type { MintPageProps } from '../../lib/mintPageProps.ts'
import { MintFrame } from '../../ui/MintFrame.tsx'
import { NodeNotice } from '../../ui/NodeNotice.tsx'
import { Problem } from '../../ui/Problem.tsx'
import { MintClusterProvider } from '../model/MintClusterProvider.tsx'
import { Drop } from './Drop.tsx'

/** Few links need them, so they are loaded on demand. */
const LinkedNodes = lazy(async () => ({
  default: (await import('../../ui/NetworkProblems.tsx')).LinkedNodes,
}))
const NoSuchNetwork = lazy(async () => ({
  default: (await import('../../ui/NetworkProblems.tsx')).NoSuchNetwork,
}))

/** The mint page for drops on Solana and Eclipse. */
export function SolanaMintPage({ link, config, settings }: MintPageProps) {
  const { drop } = link
  const { customUrl } = settings
  const chosen = useMemo(() => {
    const clusters = clustersFrom({ ...config, customUrl })
    const [first, ...others] = clusters
    if (!first) throw new Error('There is no cluster to choose from.')
    // A link means the same network to every visitor.
    const linked = link.cluster ?? config.network
    return chooseCluster([first, ...others], { linked, stored: undefined })
  }, [config, customUrl, link.cluster])
  const { unknownLink } = chosen
  const cluster = useMemo(
    () => withLinkedNodes(chosen.cluster, link.nodes.urls),
    [chosen.cluster, link.nodes],
  )
  return (
    <MintClusterProvider key={cluster.id} cluster={cluster} explorer={settings.explorer}>
      <MintFrame
        link={link}
        below={
          cluster.kind === 'public' &&
          link.nodes.urls.length > 0 && <LinkedNodes urls={link.nodes.urls} />
        }
      >
        {unknownLink !== undefined ? (
          <NoSuchNetwork name={unknownLink} />
        ) : drop === undefined ? (
          <Problem title="This link has no collection">
            Open a mint page with the link from the creator of a collection.
          </Problem>
        ) : (
          <>
            <NodeNotice />
            <Drop key={drop} name={drop} proofs={link.proofs} />
          </>
        )}
      </MintFrame>
    </MintClusterProvider>
  )
}
