import { type CollectionInfo, fetchEditionsOfCreator } from '@mintline/solana'
import { useQuery } from '@tanstack/react-query'
import { useCluster } from '#entities/cluster/model/clusterContext.ts'
import { useClusterQueries } from '#entities/cluster/model/useClusterQueries.ts'

/** Collections that an address owns. */
export function useCollections(creator: string) {
  const { connection } = useCluster()
  const { key } = useClusterQueries()
  return useQuery<CollectionInfo[]>({
    queryKey: key('collections', creator),
    queryFn: () => fetchEditionsOfCreator(connection, creator),
  })
}
