import { useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { clusterKey, NODE_QUERY } from '#shared/lib/queryClient.ts'
import { useCluster } from './clusterContext.ts'

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
