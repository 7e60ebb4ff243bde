import { createConnection } from '@mintline/solana'
import { ConnectionContext } from '@solana/wallet-adapter-react'
import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useMemo } from 'react'
import { useSettings } from '#entities/settings/model/settings.ts'
import { chooseCluster } from '../lib/chooseCluster.ts'
import { type Cluster, clustersFrom } from '../lib/cluster.ts'
import { clusterFetch } from '../lib/clusterFetch.ts'
import { identify } from '../lib/identity.ts'
import type { RuntimeConfig } from '../lib/runtimeConfig.ts'
import { ClusterContext } from './clusterContext.ts'
import { useNode } from './useNode.ts'

interface ClusterProviderProps {
  config: RuntimeConfig
  /** Identifier in the page's address; undefined = none. */
  linked: string | undefined
  /** Called with the chosen cluster, to store it. */
  onChoose: (id: string) => void
  children: ReactNode
}

/** Provides the cluster: the link's, else the chosen one. */
export function ClusterProvider({ config, linked, onChoose, children }: ClusterProviderProps) {
  const { cluster: stored, customUrl, commitment } = useSettings()
  const clusters = useMemo(() => clustersFrom({ ...config, customUrl }), [config, customUrl])
  const { cluster, unknownLink } = useMemo(
    () => chooseCluster(atLeastOne(clusters), { linked, stored }),
    [clusters, linked, stored],
  )
  const client = useQueryClient()
  const connection = useMemo(
    () =>
      createConnection(cluster.rpcUrl, {
        commitment,
        fetch: clusterFetch(client, cluster),
        ...(cluster.kind === 'embedded' && { wsEndpoint: cluster.wsUrl }),
      }),
    [client, cluster, commitment],
  )
  const { state: node, check } = useNode(cluster, connection)
  const genesisHash = node.status === 'connecting' ? undefined : node.genesisHash
  const identity = useMemo(() => identify(cluster, genesisHash), [cluster, genesisHash])
  const state = {
    cluster,
    connection,
    node,
    identity,
    clusters,
    unknownLink,
    choose: onChoose,
    checkNode: check,
  }
  return (
    <ClusterContext value={state}>
      <ConnectionContext.Provider value={{ connection }}>{children}</ConnectionContext.Provider>
    </ClusterContext>
  )
}

function atLeastOne([first, ...others]: readonly Cluster[]): [Cluster, ...Cluster[]] {
  if (!first) throw new Error('There is no cluster to choose from.')
  return [first, ...others]
}
