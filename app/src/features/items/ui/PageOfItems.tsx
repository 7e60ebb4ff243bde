import type { HashlistItem, ItemMint } from '@mintline/solana'
import { ErrorCallout } from '#shared/ui/ErrorCallout.tsx'
import { useItems } from '../model/useItems.ts'
import { ItemsGrid } from './ItemsGrid.tsx'
import { ItemsLoading } from './ItemsLoading.tsx'
import { ItemsTable } from './ItemsTable.tsx'

interface PageOfItemsProps {
  mints: readonly HashlistItem[]
  view: 'grid' | 'table'
  onOpen: (item: ItemMint) => void
}

/** One page of items; only these are read. */
export function PageOfItems({ mints, view, onOpen }: PageOfItemsProps) {
  const addresses = mints.map(({ mint }) => mint)
  const { data: items, error, refetch } = useItems(addresses)
  if (!items) {
    if (!error) return <ItemsLoading />
    const retry = () => void refetch()
    return <ErrorCallout title="These items could not be read" error={error} onRetry={retry} />
  }
  return view === 'grid' ? (
    <ItemsGrid items={items} onOpen={onOpen} />
  ) : (
    <ItemsTable items={items} onOpen={onOpen} />
  )
}
