import { Wallet } from 'lucide-react'
import { ChainHoldersNote } from '#entities/holders/ui/ChainHoldersNote.tsx'
import { ReadChainHolders } from '#entities/holders/ui/ReadChainHolders.tsx'
import { IndexedOnly } from '#entities/indexer/ui/IndexedOnly.tsx'
import { useAccount } from '#entities/wallet/model/useAccount.ts'
import { Button } from '#shared/ui/Button.tsx'
import { EmptyState } from '#shared/ui/EmptyState.tsx'
import type { OwnerFilter } from '../lib/itemsAddress.ts'
import { ItemsList, type ItemsListProps } from './ItemsList.tsx'
import { ServerOwnedItems } from './ServerOwnedItems.tsx'

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
