import type { CollectionInfo } from '@mintline/solana'
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useCluster } from '#entities/cluster/model/clusterContext.ts'
import { useClusterQueries } from '#entities/cluster/model/useClusterQueries.ts'
import { fetchMintHistory } from './fetchMintHistory.ts'

/** Mint history of a collection; recounted whenever more is minted. */
export function useMintHistory({
  editions: deployment,
  numberOfTokensIssued: issued,
}: Pick<CollectionInfo, 'editions' | 'numberOfTokensIssued'>) {
  const client = useQueryClient()
  const { openConnection } = useCluster()
  const { key } = useClusterQueries()
  const [looks, setLooks] = useState(1)
  const query = useQuery({
    queryKey: key('minted', deployment, String(issued), String(looks)),
    queryFn: async () =>
      fetchMintHistory(await openConnection(), client, { deployment, issued, looks }),
    placeholderData: keepPreviousData,
    // It changes only with the number of items, which is part of the key.
    staleTime: Infinity,
    enabled: issued > 0n,
  })
  return { ...query, lookFurther: () => setLooks(looks + 1) }
}
