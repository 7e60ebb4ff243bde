import { useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { clusterKey, NODE_QUERY } from '#shared/lib/queryClient.ts'
import { useCluster } from './clusterContext.ts'

/** Query keys for the chosen cluster, and a way to refetch all of its data. */
export function useClusterQueries() {
  const client = useQueryClient()
  const { cluster } = useCluster()
  const scope = clusterKey(cluster)
  return {
    /** Key of an entity, such as `key('collection', address)`. */
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
