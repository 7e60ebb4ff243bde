import type { ReadConnection } from '@mintline/solana/reads'
import { createContext, use } from 'react'
import type { Cluster } from '#entities/cluster/lib/cluster.ts'
import type { ExplorerPage } from '#entities/cluster/lib/explorerUrl.ts'
import type { ClusterIdentity, NodeState } from '#entities/cluster/lib/identity.ts'

/** The network that a drop is looked at on: that of the link, without web3.js. */
export interface MintClusterState {
  cluster: Cluster
  connection: ReadConnection
  /** Reaches its nodes, for other connections to it. */
  fetch: typeof fetch
  node: NodeState
  /** What the cluster really is, by its genesis hash. */
  identity: ClusterIdentity
  /** What keys of queries about it begin with. */
  scope: unknown
  /** Asks the node again, now. */
  checkNode: () => void
  /** Where an explorer shows something; undefined where none can. */
  explorer: (page: ExplorerPage) => string | undefined
}

/** Set by `MintClusterProvider`. */
export const MintClusterContext = createContext<MintClusterState | undefined>(undefined)

/** The network that a drop is looked at on. */
export function useMintCluster(): MintClusterState {
  const state = use(MintClusterContext)
  if (!state) throw new Error('This is not inside a MintClusterProvider.')
  return state
}
