import { type CollectionInfo, fetchMints } from '@mintline/solana'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useCluster } from '#entities/cluster/model/clusterContext.ts'
import { useClusterQueries } from '#entities/cluster/model/useClusterQueries.ts'

/** Fetches the mints of all items in a collection, newest first; refetches whenever there are more. */
export function useMints({
  editions: deployment,
  numberOfTokensIssued: issued,
}: Pick<CollectionInfo, 'editions' | 'numberOfTokensIssued'>) {
  const { connection } = useCluster()
  const { key } = useClusterQueries()
  return useQuery({
    queryKey: key('mints', deployment, String(issued)),
    queryFn: async ({ signal }) => {
      const mints = await fetchMints(connection, deployment, { signal })
      return mints.toReversed()
    },
    placeholderData: keepPreviousData,
    // It changes only with the item count, which is part of the key.
    staleTime: Infinity,
  })
}
