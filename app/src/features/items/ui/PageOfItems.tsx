import type { HashlistItem, ItemMint } from '@mintline/solana'
import type { ItemOwners } from '#entities/holders/lib/itemOwners.ts'
import { useOwners } from '#entities/holders/model/useOwners.ts'
import { ErrorCallout } from '#shared/ui/ErrorCallout.tsx'
import { useItems } from '../model/useItems.ts'
import { ItemsGrid } from './ItemsGrid.tsx'
import { ItemsLoading } from './ItemsLoading.tsx'
import { ItemsTable } from './ItemsTable.tsx'

interface PageOfItemsProps {
  /** Base58. */
  deployment: string
  mints: readonly HashlistItem[]
  /** Undefined = they are looked up. */
  owners: ItemOwners | undefined
  view: 'pictures' | 'table'
  onOpen: (item: ItemMint) => void
}

/** One page of items with their owners; only these are read. */
export function PageOfItems({ deployment, mints, owners, view, onOpen }: PageOfItemsProps) {
  const addresses = mints.map(({ mint }) => mint)
  const { data: items, error, refetch } = useItems(addresses)
  const read = useOwners({ deployment, mints: addresses, isWanted: owners === undefined })
  if (!items) {
    if (!error) return <ItemsLoading />
    const retry = () => void refetch()
    return <ErrorCallout title="These items could not be read" error={error} onRetry={retry} />
  }
  const shown = { items, owners: owners ?? read.data, onOpen }
  return (
    <div className="flex flex-col gap-3">
      {read.error && (
        <ErrorCallout
          title="The owners could not be read"
          error={read.error}
          onRetry={() => void read.refetch()}
        />
      )}
      {view === 'pictures' ? <ItemsGrid {...shown} /> : <ItemsTable {...shown} />}
    </div>
  )
}
