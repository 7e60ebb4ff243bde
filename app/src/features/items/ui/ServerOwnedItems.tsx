import { useQuery } from '@tanstack/react-query'
import { useClusterQueries } from '#entities/cluster/model/useClusterQueries.ts'
import type { Indexer } from '#entities/indexer/lib/indexer.ts'
import { ASKED_EVERY } from '#entities/indexer/model/askedEvery.ts'
import { IndexerNote } from '#entities/indexer/ui/IndexerNote.tsx'
import { ErrorCallout } from '#shared/ui/ErrorCallout.tsx'
import { ItemsList, type ItemsListProps } from './ItemsList.tsx'
import { ItemsLoading } from './ItemsLoading.tsx'

interface ServerOwnedItemsProps extends ItemsListProps {
  indexer: Indexer
  /** Base58. */
  wallet: string
}

/** A wallet's items, as a server knows them. */
export function ServerOwnedItems({ indexer, wallet, ...list }: ServerOwnedItemsProps) {
  const { key } = useClusterQueries()
  const { editions: deployment } = list.collection
  const { data, error, refetch } = useQuery({
    queryKey: key('owned items', indexer.url, deployment, wallet),
    queryFn: async ({ signal }) => {
      const { fetchOwners } = await import('#entities/indexer/model/fetchOwners.ts')
      return fetchOwners(indexer, { deployment, owner: wallet }, signal)
    },
    retry: 1,
    refetchInterval: ASKED_EVERY,
  })
  if (data) {
    const mints = list.mints.filter(({ mint }) => data.has(mint))
    return (
      <ItemsList {...list} mints={mints} owners={data} note={<IndexerNote indexer={indexer} />} />
    )
  }
  if (!error) return <ItemsLoading />
  const retry = () => void refetch()
  return <ErrorCallout title="The items could not be read" error={error} onRetry={retry} />
}
