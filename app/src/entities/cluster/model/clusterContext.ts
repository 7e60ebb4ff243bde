import type { Connection } from '@solana/web3.js'
import { createContext, use } from 'react'
import type { Cluster } from '../lib/cluster.ts'
import type { ClusterIdentity, NodeState } from '../lib/identity.ts'

/** The cluster that the page works on. */
export interface ClusterState {
  cluster: Cluster
  connection: Connection
  node: NodeState
  /** What the cluster really is, by its genesis hash. */
  identity: ClusterIdentity
  /** All that can be chosen. */
  clusters: readonly Cluster[]
  /** What the page's address asks for and is not to be had here. */
  unknownLink: string | undefined
  choose: (id: string) => void
  /** Asks the node again, now. */
  checkNode: () => void
}

/** Set by `ClusterProvider`. */
export const ClusterContext = createContext<ClusterState | undefined>(undefined)

/** The cluster that the page works on, its node and its connection. */
export function useCluster(): ClusterState {
  const state = use(ClusterContext)
  if (!state) throw new Error('This is not inside a ClusterProvider.')
  return state
}
