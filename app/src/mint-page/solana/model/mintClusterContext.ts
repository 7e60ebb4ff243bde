import type { ReadConnection } from '@mintline/solana/reads'
import { createContext, use } from 'react'
import type { Cluster } from '#entities/cluster/lib/cluster.ts'
import type { ClusterIdentity, NodeState } from '#entities/cluster/lib/identity.ts'

/** The drop's network, from the link; without web3.js. */
export interface MintClusterState {
  cluster: Cluster
  connection: ReadConnection
  /** Reaches its nodes; shared with other connections to it. */
  fetch: typeof fetch
  node: NodeState
  /** The network behind the cluster, by its genesis hash. */
  identity: ClusterIdentity
  /** Prefix of query keys. */
  scope: unknown
  /** Checks the node again, now. */
  checkNode: () => void
}

/** Set by `MintClusterProvider`. */
export const MintClusterContext = createContext<MintClusterState | undefined>(undefined)

/** Returns the drop's network. */
export function useMintCluster(): MintClusterState {
  const state = use(MintClusterContext)
  if (!state) throw new Error('This is not inside a MintClusterProvider.')
  return state
}
