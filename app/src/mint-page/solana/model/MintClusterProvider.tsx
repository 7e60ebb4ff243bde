import { rpcReadConnection } from '@mintline/solana/reads'
import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useMemo } from 'react'
import type { Cluster } from '#entities/cluster/lib/cluster.ts'
import { clusterFetch } from '#entities/cluster/lib/clusterFetch.ts'
import { type ExplorerPage, explorerUrl } from '#entities/cluster/lib/explorerUrl.ts'
import { identify } from '#entities/cluster/lib/identity.ts'
import { nodeUrls } from '#entities/cluster/lib/nodes.ts'
import { useNode } from '#entities/cluster/model/useNode.ts'
import { clusterKey } from '#shared/lib/queryClient.ts'
import type { StoredSettings } from '../../lib/storedSettings.ts'
import { MintNetworkContext } from '../../model/mintNetworkContext.ts'
import { MintClusterContext } from './mintClusterContext.ts'

interface MintClusterProviderProps {
  cluster: Cluster
  explorer: StoredSettings['explorer']
  children: ReactNode
}

/** Provides the network, and polls whether the node answers and which network it serves. */
export function MintClusterProvider({ cluster, explorer, children }: MintClusterProviderProps) {
  const client = useQueryClient()
  const scope = clusterKey(cluster)
  const fetch = useMemo(() => clusterFetch(client, cluster), [client, cluster])
  const connection = useMemo(() => rpcReadConnection(cluster.rpcUrl, { fetch }), [cluster, fetch])
  const { state: node, check: checkNode } = useNode(cluster, connection)
  const genesisHash = node.status === 'connecting' ? undefined : node.genesisHash
  const identity = useMemo(() => identify(cluster, genesisHash), [cluster, genesisHash])
  const { network } = identity
  const { rpcUrl } = cluster
  const state = {
    cluster,
    connection,
    fetch,
    node,
    identity,
    scope,
    checkNode,
  }
  const shown = {
    name: identity.name,
    isRealMoney: identity.isRealMoney,
    node,
    nodeUrls: nodeUrls(cluster),
    checkNode,
    explorer: (page: ExplorerPage) => explorerUrl({ page, network, rpcUrl, explorer }),
  }
  return (
    <MintClusterContext value={state}>
      <MintNetworkContext value={shown}>{children}</MintNetworkContext>
    </MintClusterContext>
  )
}
