import { type CollectionInfo, fetchEditionsOfCreator } from '@mintline/solana'
import { useQuery } from '@tanstack/react-query'
import { useAccountChanges } from '#entities/cluster/model/accountWatchContext.ts'
import { useCluster } from '#entities/cluster/model/clusterContext.ts'
import { useClusterQueries } from '#entities/cluster/model/useClusterQueries.ts'

/** Fetches the collections that an address owns, and refetches them when something is minted from one. */
export function useCollections(creator: string) {
  const { connection } = useCluster()
  const { key } = useClusterQueries()
  const query = useQuery<CollectionInfo[]>({
    queryKey: key('collections', creator),
    queryFn: () => fetchEditionsOfCreator(connection, creator),
  })
  const { data = [], refetch } = query
  useAccountChanges(
    data.map(({ editions }) => editions),
    () => void refetch(),
  )
  return query
}
