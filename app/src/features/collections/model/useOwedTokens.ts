import type { CollectionInfo, OwedTokens } from '@mintline/solana'
import { fetchOwedTokens } from '@mintline/solana/reads'
import { useQuery } from '@tanstack/react-query'
import { useCluster, useClusterQueries } from '#entities/cluster/model/clusterContext.ts'

/** Fetches what a collection owes in tokens; empty until it is known. */
export function useOwedTokens(collection: CollectionInfo): readonly OwedTokens[] {
  const { connection } = useCluster()
  const { key } = useClusterQueries()
  const { data = [] } = useQuery({
    queryKey: key('owed-tokens', collection.editions),
    queryFn: ({ signal }) => fetchOwedTokens(connection, collection, { signal }),
  })
  return data
}
