import { useQuery } from '@tanstack/react-query'
import { Wallet } from 'lucide-react'
import { useClusterQueries } from '#entities/cluster/model/clusterContext.ts'
import { ChainHoldersNote, ReadChainHolders } from '#entities/holders/ReadChainHolders.tsx'
import { type Indexer, POLL_INTERVAL } from '#entities/indexer/lib/indexer.ts'
import { IndexedOnly } from '#entities/indexer/ui/IndexedOnly.tsx'
import { IndexerNote } from '#entities/indexer/ui/IndexerNote.tsx'
import { useAccount } from '#entities/wallet/model/useAccount.ts'
import { Button } from '#shared/ui/Button.tsx'
import { EmptyState } from '#shared/ui/EmptyState.tsx'
import { ErrorCallout } from '#shared/ui/ErrorCallout.tsx'
import { ItemsList, type ItemsListProps } from './ItemsList.tsx'
import { ItemsLoading } from './ItemsLoading.tsx'
import type { OwnerFilter } from './useItemsAddress.ts'

interface OwnedItemsProps extends ItemsListProps {
  owner: OwnerFilter
}

/** A wallet's items: from the server that knows the collection, else from the chain. */
export function OwnedItems({ owner, ...list }: OwnedItemsProps) {
  const account = useAccount()
  const { collection, mints } = list
  const wallet = owner.kind === 'wallet' ? owner.address : account?.address
  if (wallet === undefined) {
    return (
      <EmptyState icon={<Wallet />} title="No wallet is connected">
        Connect a wallet, at the top of the page, to see its items.
      </EmptyState>
    )
  }
  return (
    <IndexedOnly
      deployment={collection.editions}
      otherwise={
        <ReadChainHolders collection={collection}>
          {({ owners, readAt }, again) => (
            <ItemsList
              {...list}
              mints={mints.filter(({ mint }) => owners.get(mint) === wallet)}
              owners={owners}
              note={
                <div className="flex flex-wrap items-center justify-between gap-3">
                  <ChainHoldersNote readAt={readAt} />
                  <Button size="sm" onClick={again}>
                    Read again
                  </Button>
                </div>
              }
            />
          )}
        </ReadChainHolders>
      }
    >
      {(indexer) => <ServerOwnedItems {...list} indexer={indexer} wallet={wallet} />}
    </IndexedOnly>
  )
}

interface ServerOwnedItemsProps extends ItemsListProps {
  indexer: Indexer
  /** Base58. */
  wallet: string
}

/** A wallet's items, as a server knows them. */
function ServerOwnedItems({ indexer, wallet, ...list }: ServerOwnedItemsProps) {
  const { key } = useClusterQueries()
  const { editions: deployment } = list.collection
  const { data, error, refetch } = useQuery({
    queryKey: key('owned items', indexer.url, deployment, wallet),
    queryFn: async ({ signal }) => {
      const { fetchOwners } = await import('#entities/indexer/model/fetchOwners.ts')
      return fetchOwners(indexer, { deployment, owner: wallet }, signal)
    },
    retry: 1,
    refetchInterval: POLL_INTERVAL,
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
