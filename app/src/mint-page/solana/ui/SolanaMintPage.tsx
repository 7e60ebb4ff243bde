import { useMemo } from 'react'
import { chooseCluster } from '#entities/cluster/lib/chooseCluster.ts'
import { clustersFrom } from '#entities/cluster/lib/cluster.ts'
import { withLinkedNodes } from '#entities/cluster/lib/nodes.ts'
import type { MintPageProps } from '../../lib/mintPageProps.ts'
import { LinkedNodes } from '../../ui/LinkedNodes.tsx'
import { MintFrame } from '../../ui/MintFrame.tsx'
import { NodeNotice } from '../../ui/NodeNotice.tsx'
import { Problem } from '../../ui/Problem.tsx'
import { NoSuchNetwork } from '../../ui/UnknownNetwork.tsx'
import { MintClusterProvider } from '../model/MintClusterProvider.tsx'
import { Drop } from './Drop.tsx'

/** The mint page for drops on Solana and Eclipse. */
export function SolanaMintPage({ link, config, settings }: MintPageProps) {
  const { drop } = link
  const { customUrl } = settings
  const chosen = useMemo(() => {
    const clusters = clustersFrom({ ...config, customUrl })
    const [first, ...others] = clusters
    if (!first) throw new Error('There is no cluster to choose from.')
    return chooseCluster([first, ...others], { linked: link.cluster, stored: settings.cluster })
  }, [config, customUrl, link.cluster, settings.cluster])
  const { unknownLink } = chosen
  const cluster = useMemo(
    () => withLinkedNodes(chosen.cluster, link.nodes.urls),
    [chosen.cluster, link.nodes],
  )
  return (
    <MintClusterProvider key={cluster.id} cluster={cluster} explorer={settings.explorer}>
      <MintFrame
        link={link}
        below={cluster.kind === 'public' && <LinkedNodes urls={link.nodes.urls} />}
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
