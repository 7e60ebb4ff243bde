import { rpcReadConnection } from '@mintline/solana/reads'
import type { Connection } from '@solana/web3.js'
import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useMemo } from 'react'
import { useSettings } from '#entities/settings/settings.ts'
import { createAccountWatch } from '../lib/accountWatch.ts'
import { chooseCluster } from '../lib/chooseCluster.ts'
import { type Cluster, clustersFrom } from '../lib/cluster.ts'
import { clusterFetch } from '../lib/clusterFetch.ts'
import { identify } from '../lib/identity.ts'
import { nodeCall } from '../lib/nodeCall.ts'
import type { RuntimeConfig } from '../lib/runtimeConfig.ts'
import type { ConnectionSettings } from '../lib/sendingConnection.ts'
import { AccountWatchContext } from './accountWatchContext.ts'
import { ClusterContext } from './clusterContext.ts'
import { usePulse } from './usePulse.ts'

interface ClusterProviderProps {
  config: RuntimeConfig
  /** Cluster id in the page's address; undefined = none. */
  linked: string | undefined
  /** True while the page works on another network. */
  isIdle: boolean
  /** Called with the chosen cluster, to store it. */
  onChoose: (id: string) => void
  children: ReactNode
}

/** Provides the cluster: the link's, else the chosen one. */
export function ClusterProvider({
  config,
  linked,
  isIdle,
  onChoose,
  children,
}: ClusterProviderProps) {
  const { cluster: stored, customUrl, commitment } = useSettings()
  const clusters = useMemo(() => clustersFrom({ ...config, customUrl }), [config, customUrl])
  const { cluster, unknownLink } = useMemo(
    () => chooseCluster(atLeastOne(clusters), { linked, stored }),
    [clusters, linked, stored],
  )
  const client = useQueryClient()
  const { connection, call, openConnection, accounts } = useMemo(() => {
    const settings = { commitment, fetch: clusterFetch(client, cluster) }
    const reads = rpcReadConnection(cluster.rpcUrl, settings)
    return {
      connection: reads,
      call: nodeCall(cluster.rpcUrl, settings.fetch),
      openConnection: openOnce(cluster, { ...settings, reads }),
      accounts: createAccountWatch(),
    }
  }, [client, cluster, commitment])
  const { state: node, check } = usePulse(cluster, connection, accounts, isIdle)
  const genesisHash = node.status === 'connecting' ? undefined : node.genesisHash
  const identity = useMemo(() => identify(cluster, genesisHash), [cluster, genesisHash])
  const state = {
    cluster,
    connection,
    call,
    openConnection,
    node,
    identity,
    clusters,
    unknownLink,
    choose: onChoose,
    checkNode: check,
  }
  return (
    <ClusterContext value={state}>
      <AccountWatchContext value={accounts}>{children}</AccountWatchContext>
    </ClusterContext>
  )
}

/** Creates the connection at the first call, and returns the same one afterwards. */
function openOnce(cluster: Cluster, settings: ConnectionSettings): () => Promise<Connection> {
  let connection: Connection | undefined
  return async () => {
    const { sendingConnection } = await import('../lib/sendingConnection.ts')
    connection ??= sendingConnection(cluster, settings)
    return connection
  }
}

function atLeastOne([first, ...others]: readonly Cluster[]): [Cluster, ...Cluster[]] {
  if (!first) throw new Error('There is no cluster to choose from.')
  return [first, ...others]
}
