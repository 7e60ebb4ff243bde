import { type CollectionInfo, fetchCollectionInfo } from '@mintline/solana'
import { useQuery } from '@tanstack/react-query'
import { useCluster } from '#entities/cluster/model/clusterContext.ts'
import { useClusterQueries } from '#entities/cluster/model/useClusterQueries.ts'

/** How often the minted count is asked for (specification 9). */
const INTERVAL = 15_000

/**
 * All that is known of a collection, read anew every 15 seconds.
 *
 * @param collection Its symbol, or an address: of the deployment, the controls, the group mint or an
 * item.
 */
export function useCollection(collection: string) {
  const { connection } = useCluster()
  const { key } = useClusterQueries()
  return useQuery<CollectionInfo>({
    queryKey: key('collection', collection),
    queryFn: async () => fetchCollectionInfo(connection, collection),
    refetchInterval: INTERVAL,
  })
}
