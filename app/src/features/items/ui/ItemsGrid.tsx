import type { ItemMint } from '@mintline/solana'
import type { ItemOwners } from '#entities/holders/lib/itemOwners.ts'
import { ItemCard } from './ItemCard.tsx'

interface ItemsGridProps {
  items: readonly ItemMint[]
  /** Undefined = they are being read. */
  owners: ItemOwners | undefined
  onOpen: (item: ItemMint) => void
}

/** Items as pictures. */
export function ItemsGrid({ items, owners, onOpen }: ItemsGridProps) {
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
