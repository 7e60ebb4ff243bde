import type { ItemMint } from '@mintline/solana'
import { MetadataPicture } from '#entities/metadata/ui/MetadataPicture.tsx'
import { UntrustedText } from '#shared/ui/UntrustedText.tsx'

/** An item in a grid: the whole card opens it. */
export function ItemCard({ item, onOpen }: { item: ItemMint; onOpen: () => void }) {
  return (
    <article className="relative overflow-hidden rounded-xl border bg-surface shadow-card transition-colors focus-within:border-accent hover:border-line-strong">
      <MetadataPicture name={item.name} metadataUri={item.uri} />
      <div className="flex items-baseline justify-between gap-2 px-3 py-2.5">
        <button
          type="button"
          onClick={onOpen}
          className="min-w-0 truncate rounded-sm text-left font-medium after:absolute after:inset-0 after:rounded-xl"
        >
          <UntrustedText>{item.name}</UntrustedText>
        </button>
        {!item.name.includes(String(item.number)) && (
          <span className="shrink-0 text-subtle text-xs">{`#${item.number}`}</span>
        )}
      </div>
    </article>
  )
}
