import type { ItemMint } from '@mintline/solana'
import { ChainAddress } from '#entities/cluster/ui/ChainAddress.tsx'
import { useMetadata } from '#entities/metadata/model/useMetadata.ts'
import { ItemPicture } from '#entities/metadata/ui/ItemPicture.tsx'
import { UriText } from '#entities/metadata/ui/UriText.tsx'
import { DescriptionList } from '#shared/ui/DescriptionList.tsx'
import { Dialog } from '#shared/ui/Dialog.tsx'
import { ItemMetadata } from './ItemMetadata.tsx'
import { ItemOwner } from './ItemOwner.tsx'

interface ItemDialogProps {
  /** Undefined = closed. */
  item: ItemMint | undefined
  onClose: () => void
}

/** Details of an item. */
export function ItemDialog({ item, onClose }: ItemDialogProps) {
  return (
    <Dialog
      wide
      open={item !== undefined}
      onOpenChange={(open) => {
        if (!open) onClose()
      }}
      title={item?.name || 'Item'}
    >
      {item && <Content item={item} />}
    </Dialog>
  )
}

function Content({ item }: { item: ItemMint }) {
  const { number, mint, name, uri } = item
  const metadata = useMetadata(uri)
  return (
    <div className="grid items-start gap-6 sm:grid-cols-[13rem_1fr]">
      <ItemPicture
        name={name}
        uri={metadata.data?.image}
        isLoading={metadata.isLoading}
        className="w-full rounded-xl border"
      />
      <div className="flex min-w-0 flex-col gap-6">
        <DescriptionList
          items={[
            { term: 'Number', value: String(number) },
            { term: 'Mint', value: <ChainAddress address={mint} /> },
            { term: 'Owner', value: <ItemOwner mint={mint} /> },
            { term: 'Metadata at', value: <UriText uri={uri} /> },
          ]}
        />
        <ItemMetadata metadata={metadata} />
      </div>
    </div>
  )
}
