import type { ReadConnection } from '@mintline/solana/reads'
import type { Connection } from '@solana/web3.js'
import { createContext, use } from 'react'
import type { Cluster } from '../lib/cluster.ts'
import type { ClusterIdentity, NodeState } from '../lib/identity.ts'
import type { NodeCall } from '../lib/nodeCall.ts'

/** The cluster that the page works on. */
export interface ClusterState {
  cluster: Cluster
  /** For reads. */
  connection: ReadConnection
  /** For reads that the connection does not cover. */
  call: NodeCall
  /** Opens the connection for everything but reads, such as sending; the first call loads web3.js. */
  openConnection: () => Promise<Connection>
  node: NodeState
  /** The network behind the cluster, by its genesis hash. */
  identity: ClusterIdentity
  /** All available clusters. */
  clusters: readonly Cluster[]
  /** Cluster requested by the page's address that is not available here. */
  unknownLink: string | undefined
  choose: (id: string) => void
  /** Checks the node again, now. */
  checkNode: () => void
}

/** Set by `ClusterProvider`. */
export const ClusterContext = createContext<ClusterState | undefined>(undefined)

/** Returns the page's cluster, its node and its connection. */
export function useCluster(): ClusterState {
  const state = use(ClusterContext)
  if (!state) throw new Error('This is not inside a ClusterProvider.')
  return state
}
