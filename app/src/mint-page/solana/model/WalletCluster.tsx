import { createConnection } from '@mintline/solana'
import { ConnectionContext } from '@solana/wallet-adapter-react'
import { type ReactNode, useMemo } from 'react'
import { ClusterContext } from '#entities/cluster/model/clusterContext.ts'
import { useSettings } from '#entities/settings/model/settings.ts'
import { useMintCluster } from './mintClusterContext.ts'

/** Provides the same network with a connection that can send, for wallets. */
export function WalletCluster({ children }: { children: ReactNode }) {
  const { cluster, fetch, node, identity, checkNode } = useMintCluster()
  const { commitment } = useSettings()
  const connection = useMemo(
    () =>
      createConnection(cluster.rpcUrl, {
        commitment,
        fetch,
        ...(cluster.kind === 'embedded' && { wsEndpoint: cluster.wsUrl }),
      }),
    [cluster, commitment, fetch],
  )
  const state = {
    cluster,
    connection,
    node,
    identity,
    clusters: [cluster],
    unknownLink: undefined,
    // The network comes from the link only.
    choose: () => undefined,
    checkNode,
  }
  return (
    <ClusterContext value={state}>
      <ConnectionContext.Provider value={{ connection }}>{children}</ConnectionContext.Provider>
    </ClusterContext>
  )
}
