import { type CollectionInfo, fetchCollectionInfo } from '@mintline/solana'
import { useQuery } from '@tanstack/react-query'
import { useAccountChanges } from '#entities/cluster/model/accountWatchContext.ts'
import { useCluster } from '#entities/cluster/model/clusterContext.ts'
import { useClusterQueries } from '#entities/cluster/model/useClusterQueries.ts'

/** Polling interval for the minted count (specification 9), until the accounts are known and watched. */
const INTERVAL = 15_000

/**
 * Fetches a collection with all its accounts, and refetches it within 15 seconds after one changes.
 *
 * @param collection Its symbol, or an address: its deployment's, its controls', its group mint's or an item's.
 */
export function useCollection(collection: string) {
  const { connection } = useCluster()
  const { key } = useClusterQueries()
  const query = useQuery<CollectionInfo>({
    queryKey: key('collection', collection),
    queryFn: async () => fetchCollectionInfo(connection, collection),
    refetchInterval: ({ state }) => state.data === undefined && INTERVAL,
  })
  const { data, refetch } = query
  const accounts = data ? [data.editions, data.editionsControls, data.groupMint] : []
  useAccountChanges(accounts, () => void refetch())
  return query
}
