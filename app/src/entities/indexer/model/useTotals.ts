import { useQuery } from '@tanstack/react-query'
import { useClusterQueries } from '#entities/cluster/model/clusterContext.ts'
import { type Indexer, POLL_INTERVAL } from '../lib/indexer.ts'
import { fetchTotals } from './fetchTotals.ts'

/** Fetches a collection's items and holders as its server counts them; null = it no longer knows the collection. */
export function useTotals(indexer: Indexer, deployment: string) {
  const { key } = useClusterQueries()
  return useQuery({
    queryKey: key('totals', indexer.url, deployment),
    queryFn: async ({ signal }) => (await fetchTotals(indexer, deployment, { signal })) ?? null,
    refetchInterval: POLL_INTERVAL,
  })
}
