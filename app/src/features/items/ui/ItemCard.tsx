import type { ItemMint } from '@mintline/solana'
import type { ItemOwners } from '#entities/holders/lib/itemOwners.ts'
import { MetadataPicture } from '#entities/metadata/ui/MetadataPicture.tsx'
import { UntrustedText } from '#shared/ui/UntrustedText.tsx'
import { OwnerText } from './OwnerText.tsx'

interface ItemCardProps {
  item: ItemMint
  /** Undefined = they are being read. */
  owners: ItemOwners | undefined
  onOpen: () => void
}

/** An item in a grid: the whole card opens it. */
export function ItemCard({ item, owners, onOpen }: ItemCardProps) {
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
