import { ItemPicture } from '#entities/metadata/ui/PictureFrame.tsx'
import { cn } from '#shared/lib/cn.ts'
import { TextLink } from '#shared/ui/TextLink.tsx'
import { UntrustedText } from '#shared/ui/UntrustedText.tsx'
import type { ShownItem } from '../lib/shownItem.ts'

/** Minted items with their pictures. */
export function MintedItems({ items }: { items: readonly ShownItem[] }) {
  return (
    <ul className={cn('grid gap-3', items.length === 1 ? 'grid-cols-1' : 'grid-cols-2')}>
      {items.map(({ id, name, picture, url }) => {
        const text = <UntrustedText>{name}</UntrustedText>
        return (
          <li key={id} className="min-w-0 overflow-hidden rounded-xl border bg-surface">
            <ItemPicture name={name} uri={picture} isBesideName isWhole={items.length === 1} />
            <p className="truncate px-3 py-2.5 font-medium text-[0.8125rem]">
              {url === undefined ? text : <TextLink href={url}>{text}</TextLink>}
            </p>
          </li>
        )
      })}
    </ul>
  )
}
