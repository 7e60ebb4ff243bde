import type { ItemMetadata } from '@mintline/core'
import { ItemPicture } from '#entities/metadata/ui/ItemPicture.tsx'
import { TextLink } from '#shared/ui/TextLink.tsx'
import { UntrustedText } from '#shared/ui/UntrustedText.tsx'
import { useMintCluster } from '../../model/mintClusterContext.ts'

/** An item as shown after the mint. */
export interface MintedItem {
  /** Base58 address of its mint. */
  mint: string
  /** From its metadata if that can be read, otherwise from the mint. */
  name: string
  metadata: ItemMetadata | undefined
}

/** Minted items with their pictures. */
export function MintedItems({ items }: { items: readonly MintedItem[] }) {
  const { explorer } = useMintCluster()
  return (
    <ul className="grid grid-cols-2 gap-3">
      {items.map(({ mint, name, metadata }) => {
        const text = <UntrustedText>{name}</UntrustedText>
        const url = explorer({ address: mint })
        const picture = metadata?.type === 'loaded' ? metadata.image : undefined
        return (
          <li key={mint} className="min-w-0 overflow-hidden rounded-xl border bg-surface">
            <ItemPicture name={name} uri={picture} />
            <p className="truncate px-3 py-2.5 font-medium text-[0.8125rem]">
              {url === undefined ? text : <TextLink href={url}>{text}</TextLink>}
            </p>
          </li>
        )
      })}
    </ul>
  )
}
