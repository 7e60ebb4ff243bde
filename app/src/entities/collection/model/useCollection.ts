import { type CollectionInfo, fetchCollectionInfo } from '@mintline/solana'
import { useQuery } from '@tanstack/react-query'
import { useCluster } from '#entities/cluster/model/clusterContext.ts'
import { useClusterQueries } from '#entities/cluster/model/useClusterQueries.ts'

/** Polling interval of the minted count (specification 9). */
const INTERVAL = 15_000

/**
 * A collection with all of its accounts, refetched every 15 seconds.
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
