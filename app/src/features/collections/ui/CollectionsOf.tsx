import { type CollectionInfo, fetchEditionsOfCreator } from '@mintline/solana'
import { useQuery } from '@tanstack/react-query'
import { lazy, type ReactNode, Suspense } from 'react'
import { useAccountChanges } from '#entities/cluster/model/accountWatchContext.ts'
import { useCluster, useClusterQueries } from '#entities/cluster/model/clusterContext.ts'
import { ErrorCallout } from '#shared/ui/ErrorCallout.tsx'
import { Skeleton } from '#shared/ui/Loading.tsx'
import { VisuallyHidden } from '#shared/ui/VisuallyHidden.tsx'
import type { RevenueSource } from './CollectionsBrowser.tsx'
import { COLLECTIONS_GRID } from './collectionsGrid.ts'

/** A first visit has no collections, so their list is loaded separately. */
const CollectionsBrowser = lazy(async () => {
  const { CollectionsBrowser: browser } = await import('./CollectionsBrowser.tsx')
  return { default: browser }
})

interface CollectionsOfProps {
  /** Base58. */
  creator: string
  /** Shown if there are none yet. */
  none: ReactNode
  Revenue: RevenueSource
}

/** Collections owned by an address. */
export function CollectionsOf({ creator, none, Revenue }: CollectionsOfProps) {
  const { data, error, isPending, refetch } = useCollections(creator)
  if (isPending) return <Loading />
  if (!data) {
    const retry = () => void refetch()
    return <ErrorCallout title="Your collections could not be read" error={error} onRetry={retry} />
  }
  if (data.length === 0) return none
  return (
    <Suspense fallback={<Loading />}>
      <CollectionsBrowser collections={data} Revenue={Revenue} />
    </Suspense>
  )
}

function Loading() {
  return (
    <div className={COLLECTIONS_GRID}>
      <VisuallyHidden>Loading your collections</VisuallyHidden>
      <Skeleton height="h-44" corners="rounded-xl" />
      <Skeleton height="h-44" corners="rounded-xl" />
      <Skeleton height="h-44" corners="rounded-xl" />
    </div>
  )
}

/** Fetches the collections that an address owns, and refetches them when something is minted from one. */
function useCollections(creator: string) {
  const { connection } = useCluster()
  const { key } = useClusterQueries()
  const query = useQuery<CollectionInfo[]>({
    queryKey: key('collections', creator),
    queryFn: () => fetchEditionsOfCreator(connection, creator),
  })
  const { data = [], refetch } = query
  useAccountChanges(
    data.map(({ editions }) => editions),
    () => void refetch(),
  )
  return query
}
