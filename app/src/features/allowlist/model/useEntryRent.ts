import { allowlistEntrySize } from '@mintline/solana'
import { useQuery } from '@tanstack/react-query'
import { useCluster } from '#entities/cluster/model/clusterContext.ts'
import { useClusterQueries } from '#entities/cluster/model/useClusterQueries.ts'

/** Fetches an entry's rent on this network in lamports; undefined while it is not known. */
export function useEntryRent(): bigint | undefined {
  const { openConnection } = useCluster()
  const { key } = useClusterQueries()
  const { data } = useQuery({
    queryKey: key('rent of an entry'),
    queryFn: async () => {
      const connection = await openConnection()
      return BigInt(await connection.getMinimumBalanceForRentExemption(allowlistEntrySize()))
    },
    staleTime: Number.POSITIVE_INFINITY,
  })
  return data
}
