import { createConnection } from '@mintline/solana'
import { ConnectionContext } from '@solana/wallet-adapter-react'
import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useMemo } from 'react'
import { watchedFetch } from '#features/cluster/lib/watchedFetch.ts'
import { ClusterContext } from '#features/cluster/model/clusterContext.ts'
import { useSettings } from '#features/settings/model/settings.ts'
import { useMintCluster } from '../mintClusterContext.ts'

/** The same network with a connection that can send, for what wallets need. */
export function WalletCluster({ children }: { children: ReactNode }) {
  const { cluster, node, identity, scope, checkNode } = useMintCluster()
  const { commitment } = useSettings()
  const client = useQueryClient()
  const connection = useMemo(
    () =>
      createConnection(cluster.rpcUrl, {
        commitment,
        fetch: watchedFetch(client, scope),
        ...(cluster.kind === 'embedded' && { wsEndpoint: cluster.wsUrl }),
      }),
    [client, cluster, commitment, scope],
  )
  const state = {
    cluster,
    connection,
    node,
    identity,
    clusters: [cluster],
    unknownLink: undefined,
    // The link says which network it is, and nothing else does.
    choose: () => undefined,
    checkNode,
  }
  return (
    <ClusterContext value={state}>
      <ConnectionContext.Provider value={{ connection }}>{children}</ConnectionContext.Provider>
    </ClusterContext>
  )
}
