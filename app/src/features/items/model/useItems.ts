import { fetchItemMints } from '@mintline/solana'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useCluster } from '#entities/cluster/model/clusterContext.ts'
import { useClusterQueries } from '#entities/cluster/model/useClusterQueries.ts'

/** What is on chain of these items, in their order. Their metadata is read by those who show it. */
export function useItems(mints: readonly string[]) {
  const { connection } = useCluster()
  const { key } = useClusterQueries()
  return useQuery({
    queryKey: key('items', ...mints),
    queryFn: ({ signal }) => fetchItemMints(connection, mints, { signal }),
    // What is minted meanwhile moves the others on: nothing blinks.
    placeholderData: keepPreviousData,
    enabled: mints.length > 0,
  })
}
