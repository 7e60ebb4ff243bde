import type { CollectionInfo } from '@mintline/solana'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useClusterQueries } from '#entities/cluster/model/useClusterQueries.ts'
import { ASKED_EVERY } from '#entities/indexer/model/askedEvery.ts'
import { useIndexed } from '#entities/indexer/model/useIndexed.ts'
import type { CountedSales } from '../lib/revenue.ts'

/**
 * Fetches a collection's sales from the server that knows it; undefined = there is no server, or no answer yet.
 *
 * @param isWanted False if they come from the chain.
 */
export function useServerSales(
  {
    editions: deployment,
    numberOfTokensIssued: issued,
  }: Pick<CollectionInfo, 'editions' | 'numberOfTokensIssued'>,
  { isWanted }: { isWanted: boolean },
): CountedSales | undefined {
  const { key } = useClusterQueries()
  const indexed = useIndexed(deployment)
  const indexer = indexed.status === 'present' ? indexed.indexer : undefined
  const { data } = useQuery({
    queryKey: key('server sales', indexer?.url ?? '', deployment, String(issued)),
    queryFn: async ({ signal }) => {
      const { fetchMintSales } = await import('./fetchMintSales.ts')
      return indexer ? fetchMintSales(indexer, deployment, signal) : null
    },
    enabled: isWanted && indexer !== undefined,
    placeholderData: keepPreviousData,
    retry: 1,
    // Mints never change: they are refetched only while the server lags behind.
    staleTime: Infinity,
    refetchInterval: ({ state }) => (state.data?.items ?? issued) < issued && ASKED_EVERY,
  })
  return data ?? undefined
}
