import { type CollectionInfo, fetchMints } from '@mintline/solana'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Images } from 'lucide-react'
import { useCluster } from '#entities/cluster/model/clusterContext.ts'
import { useClusterQueries } from '#entities/cluster/model/useClusterQueries.ts'
import { EmptyState } from '#shared/ui/EmptyState.tsx'
import { ErrorCallout } from '#shared/ui/ErrorCallout.tsx'
import { ItemsBrowser } from './ItemsBrowser.tsx'
import { ItemsLoading } from './ItemsLoading.tsx'

/** A collection's items, newest first. */
export function ItemsPanel({ collection }: { collection: CollectionInfo }) {
  const { data: mints, error, refetch } = useMints(collection)
  if (mints && mints.length > 0) return <ItemsBrowser collection={collection} mints={mints} />
  if (mints) {
    return (
      <EmptyState icon={<Images />} title="No items yet">
        Minted items appear here. Share the link to the mint page, on the overview, once a phase is
        open.
      </EmptyState>
    )
  }
  if (!error) return <ItemsLoading />
  const retry = () => void refetch()
  return <ErrorCallout title="The items could not be read" error={error} onRetry={retry} />
}

/** Fetches the mints of all items in a collection, newest first; refetches whenever there are more. */
function useMints({
  editions: deployment,
  numberOfTokensIssued: issued,
}: Pick<CollectionInfo, 'editions' | 'numberOfTokensIssued'>) {
  const { connection } = useCluster()
  const { key } = useClusterQueries()
  return useQuery({
    queryKey: key('mints', deployment, String(issued)),
    queryFn: async ({ signal }) => {
      const mints = await fetchMints(connection, deployment, { signal })
      return mints.toReversed()
    },
    placeholderData: keepPreviousData,
    // It changes only with the item count, which is part of the key.
    staleTime: Infinity,
  })
}
