import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useClusterQueries } from '#entities/cluster/model/useClusterQueries.ts'
import { ACTIVITY_KINDS, type ActivityKind } from '#entities/indexer/lib/activity.ts'
import type { Indexer } from '#entities/indexer/lib/indexer.ts'
import { ASKED_EVERY } from '#entities/indexer/model/askedEvery.ts'
import { fetchActivities } from '#entities/indexer/model/fetchActivities.ts'
import { fetchItemNames } from '#entities/indexer/model/fetchItemNames.ts'
import { type NamedPage, shownActivities } from '../lib/shownActivities.ts'

const PAGE_SIZE = 25

/** Fetches a collection's activities, page after page. */
export function useActivities(indexer: Indexer, deployment: string, kind: ActivityKind | 'all') {
  const { key } = useClusterQueries()
  const query = useInfiniteQuery({
    queryKey: key('activities', indexer.url, deployment, kind),
    queryFn: async ({ pageParam: continuation, signal }): Promise<NamedPage> => {
      const kinds = kind === 'all' ? ACTIVITY_KINDS : [kind]
      const asked = { deployment, kinds, continuation, size: PAGE_SIZE }
      const page = await fetchActivities(indexer, asked, signal)
      const mints = page.activities.flatMap(({ mint }) => mint ?? [])
      return { ...page, names: await fetchItemNames(indexer, mints, signal) }
    },
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next,
    placeholderData: keepPreviousData,
    retry: 1,
    // Further pages are history, which is read once.
    refetchInterval: ({ state }) => (state.data?.pages.length ?? 0) <= 1 && ASKED_EVERY,
  })
  const { data } = query
  const activities = useMemo(() => data && shownActivities(data.pages), [data])
  return { ...query, activities }
}
