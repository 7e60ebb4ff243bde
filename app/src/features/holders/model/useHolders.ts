import { useInfiniteQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useClusterQueries } from '#entities/cluster/model/useClusterQueries.ts'
import type { Indexer } from '#entities/indexer/lib/indexer.ts'
import { ASKED_EVERY } from '#entities/indexer/model/askedEvery.ts'
import { fetchHolders } from '#entities/indexer/model/fetchHolders.ts'
import { shownHolders } from '../lib/shownHolders.ts'

const PAGE_SIZE = 50

/** Fetches a collection's holders, page after page. */
export function useHolders(indexer: Indexer, deployment: string) {
  const { key } = useClusterQueries()
  const query = useInfiniteQuery({
    queryKey: key('holders', indexer.url, deployment),
    queryFn: ({ pageParam: continuation, signal }) =>
      fetchHolders(indexer, { deployment, continuation, size: PAGE_SIZE }, signal),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next,
    retry: 1,
    // Those on further pages hold little.
    refetchInterval: ({ state }) => (state.data?.pages.length ?? 0) <= 1 && ASKED_EVERY,
  })
  const { data } = query
  const holders = useMemo(() => data && shownHolders(data.pages), [data])
  return { ...query, holders }
}
