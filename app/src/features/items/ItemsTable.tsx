import type { ItemMint } from '@mintline/solana'
import { useMemo } from 'react'
import { ChainAddress } from '#entities/cluster/ui/ChainAddress.tsx'
import type { ItemOwners } from '#entities/holders/useOwners.ts'
import { MetadataPicture } from '#entities/metadata/ui/MetadataPicture.tsx'
import { Skeleton } from '#shared/ui/Loading.tsx'
import type { DataColumn } from '#shared/ui/table/columns.ts'
import { DataTable } from '#shared/ui/table/DataTable.tsx'
import { UntrustedText } from '#shared/ui/UntrustedText.tsx'

interface ItemsTableProps {
  items: readonly ItemMint[]
  /** Undefined = they are being read. */
  owners: ItemOwners | undefined
  onOpen: (item: ItemMint) => void
}

/** Items as rows. */
export function ItemsTable({ items, owners, onOpen }: ItemsTableProps) {
  const columns = useMemo(
    (): DataColumn<ItemMint>[] => [
      { id: 'number', header: 'Number', cell: ({ number }) => String(number) },
      {
        id: 'name',
        header: 'Item',
        cell: (item) => <NameCell item={item} onOpen={() => onOpen(item)} />,
      },
      {
        id: 'owner',
        header: 'Owner',
        cell: ({ mint }) => <OwnerText mint={mint} owners={owners} />,
      },
      { id: 'mint', header: 'Mint', cell: ({ mint }) => <ChainAddress address={mint} /> },
    ],
    [onOpen, owners],
  )
  return <DataTable caption="Items" columns={columns} rows={items} rowKey={({ mint }) => mint} />
}

function NameCell({ item, onOpen }: { item: ItemMint; onOpen: () => void }) {
  return (
    <span className="flex min-w-0 items-center gap-3">
      <MetadataPicture
        name={item.name}
        metadataUri={item.uri}
        isBesideName
        className="size-8 shrink-0 rounded-md border"
      />
      <button
        type="button"
        onClick={onOpen}
        className="min-w-0 truncate rounded-sm font-medium underline decoration-line-strong underline-offset-3 hover:decoration-current"
      >
        <UntrustedText>{item.name}</UntrustedText>
      </button>
    </span>
  )
}

interface OwnerTextProps {
  mint: string
  /** Undefined = they are being read. */
  owners: ItemOwners | undefined
}

/** An item's owner, or that it was burned. */
export function OwnerText({ mint, owners }: OwnerTextProps) {
  if (owners?.has(mint)) return <ChainAddress address={owners.get(mint)} none="Burned" />
  return <Skeleton className="w-24" />
}
