import { fetchRent, type RentFormula } from '@mintline/solana'
import { useQuery } from '@tanstack/react-query'
import { useCluster, useClusterQueries } from './clusterContext.ts'

/** Fetches the cluster's rent; undefined while it is not known. */
export function useRent(): RentFormula | undefined {
  const { connection } = useCluster()
  const { key } = useClusterQueries()
  const { data } = useQuery({
    queryKey: key('rent'),
    queryFn: ({ signal }) => fetchRent(connection, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  })
  return data
}
