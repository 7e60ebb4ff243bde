import { fetchItemMints } from '@mintline/solana'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useCluster, useClusterQueries } from '#entities/cluster/model/clusterContext.ts'

/** Fetches these items' data on chain, in order. Components that show metadata read it themselves. */
export function useItems(mints: readonly string[]) {
  const { connection } = useCluster()
  const { key } = useClusterQueries()
  return useQuery({
    queryKey: key('items', ...mints),
    queryFn: ({ signal }) => fetchItemMints(connection, mints, { signal }),
    // New mints shift items between pages: keep the old ones, so that nothing flickers.
    placeholderData: keepPreviousData,
    enabled: mints.length > 0,
  })
}
