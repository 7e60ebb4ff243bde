import type { HashlistItem, ItemMint } from '@mintline/solana'
import { type ItemOwners, useOwners } from '#entities/holders/useOwners.ts'
import { MetadataPicture } from '#entities/metadata/ui/MetadataPicture.tsx'
import { ErrorCallout } from '#shared/ui/ErrorCallout.tsx'
import { UntrustedText } from '#shared/ui/UntrustedText.tsx'
import { ItemsLoading } from './ItemsLoading.tsx'
import { ItemsTable, OwnerText } from './ItemsTable.tsx'
import { useItems } from './useItems.ts'

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

interface ItemsGridProps {
  items: readonly ItemMint[]
  /** Undefined = they are being read. */
  owners: ItemOwners | undefined
  onOpen: (item: ItemMint) => void
}

/** Items as pictures. */
function ItemsGrid({ items, owners, onOpen }: ItemsGridProps) {
  return (
    <ul className="grid grid-cols-2 gap-3 sm:grid-cols-3 sm:gap-4 md:grid-cols-4 lg:grid-cols-6">
      {items.map((item) => (
        <li key={item.mint}>
          <ItemCard item={item} owners={owners} onOpen={() => onOpen(item)} />
        </li>
      ))}
    </ul>
  )
}

interface ItemCardProps {
  item: ItemMint
  /** Undefined = they are being read. */
  owners: ItemOwners | undefined
  onOpen: () => void
}

/** An item in a grid: the whole card opens it. */
function ItemCard({ item, owners, onOpen }: ItemCardProps) {
  return (
    <article className="relative overflow-hidden rounded-xl border bg-surface shadow-card transition-colors focus-within:border-accent hover:border-line-strong">
      <MetadataPicture name={item.name} metadataUri={item.uri} isBesideName />
      <div className="flex items-baseline gap-2 px-3 pt-2.5">
        <span className="shrink-0 text-muted">{`#${item.number}`}</span>
        <button
          type="button"
          onClick={onOpen}
          className="min-w-0 truncate rounded-sm text-left font-medium after:absolute after:inset-0 after:rounded-xl"
        >
          <UntrustedText>{item.name}</UntrustedText>
        </button>
      </div>
      {/* Above the button, which covers the card. */}
      <div className="relative z-1 flex h-9 w-fit items-center px-3">
        <OwnerText mint={item.mint} owners={owners} />
      </div>
    </article>
  )
}
