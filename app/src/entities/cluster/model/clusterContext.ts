import type { ReadConnection } from '@mintline/solana/reads'
import type { Connection } from '@solana/web3.js'
import { useQueryClient } from '@tanstack/react-query'
import { createContext, use, useCallback } from 'react'
import { clusterKey, NODE_QUERY } from '#shared/lib/queryClient.ts'
import type { Cluster } from '../lib/cluster.ts'
import type { ClusterIdentity, NodeState } from '../lib/identity.ts'
import type { NodeCall } from '../lib/nodeCall.ts'

/** The cluster that the page works on. */
interface ClusterState {
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

/** Returns query keys for the chosen cluster, and a function to refetch all its data. */
export function useClusterQueries() {
  const client = useQueryClient()
  const { cluster } = useCluster()
  const scope = clusterKey(cluster)
  return {
    /** Returns an entity's key, such as `key('collection', address)`. */
    key: (entity: string, ...rest: readonly string[]) => [scope, entity, ...rest],
    /** Call it after a transaction. */
    invalidate: useCallback(
      () =>
        client.invalidateQueries({
          predicate: ({ queryKey }) => queryKey[0] === scope && queryKey[1] !== NODE_QUERY,
        }),
      [client, scope],
    ),
  }
}
