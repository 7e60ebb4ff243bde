import type { CollectionInfo } from '@mintline/solana'
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useCluster } from '#entities/cluster/model/clusterContext.ts'
import { useClusterQueries } from '#entities/cluster/model/useClusterQueries.ts'
import type { Detail } from '../lib/period.ts'
import { chartClock } from '../lib/wallClock.ts'
import { fetchMintHistory } from './fetchMintHistory.ts'

/** Fetches a collection's mint history: coarse at first, then finer; recounts whenever more is minted. */
export function useMintHistory({
  editions: deployment,
  numberOfTokensIssued: issued,
}: Pick<CollectionInfo, 'editions' | 'numberOfTokensIssued'>) {
  const client = useQueryClient()
  const { call, connection } = useCluster()
  const { key } = useClusterQueries()
  const [looks, setLooks] = useState(1)
  const clockface = chartClock()
  const historyIn = (detail: Detail) => ({
    queryKey: key('minted', deployment, String(issued), String(looks), detail, clockface),
    queryFn: () =>
      fetchMintHistory({ call, connection }, client, {
        deployment,
        issued,
        looks,
        detail,
        clockface,
      }),
    placeholderData: keepPreviousData,
    // It changes only with the item count, which is part of the key.
    staleTime: Infinity,
  })
  const coarse = useQuery({ ...historyIn('coarse'), enabled: issued > 0n })
  const fine = useQuery({
    ...historyIn('fine'),
    enabled: coarse.isSuccess && !coarse.isPlaceholderData,
  })
  return {
    data: fine.data ?? coarse.data,
    error: coarse.error ?? fine.error,
    /** True while older or newer mints are being read. */
    isReading: coarse.isFetching || fine.isFetching,
    retry: () => void (coarse.error ? coarse.refetch() : fine.refetch()),
    lookFurther: () => setLooks(looks + 1),
  }
}
