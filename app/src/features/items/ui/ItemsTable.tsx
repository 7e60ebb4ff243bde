import type { ItemMint } from '@mintline/solana'
import { useMemo, useState } from 'react'
import { ChainAddress } from '#entities/cluster/ui/ChainAddress.tsx'
import { MetadataPicture } from '#entities/metadata/ui/MetadataPicture.tsx'
import { Button } from '#shared/ui/Button.tsx'
import { ErrorCallout } from '#shared/ui/ErrorCallout.tsx'
import type { DataColumn } from '#shared/ui/table/columns.ts'
import { DataTable } from '#shared/ui/table/DataTable.tsx'
import { UntrustedText } from '#shared/ui/UntrustedText.tsx'
import { type Holder, useOwners } from '../model/useOwners.ts'
import { HolderText } from './HolderText.tsx'

interface ItemsTableProps {
  items: readonly ItemMint[]
  onOpen: (item: ItemMint) => void
}

/** Items as rows. Their owners are read on request. */
export function ItemsTable({ items, onOpen }: ItemsTableProps) {
  const [isWanted, setIsWanted] = useState(false)
  const mints = items.map(({ mint }) => mint)
  const owners = useOwners(mints, { isWanted })
  const columns = useMemo(
    (): DataColumn<ItemMint>[] => [
      {
        id: 'number',
        header: 'Number',
        cell: ({ number }) => String(number),
        align: 'end',
      },
      {
        id: 'name',
        header: 'Name',
        cell: (item) => <NameCell item={item} onOpen={() => onOpen(item)} />,
      },
      {
        id: 'mint',
        header: 'Mint',
        cell: ({ mint }) => <ChainAddress address={mint} />,
      },
      {
        id: 'owner',
        header: 'Owner',
        cell: ({ mint }) => <OwnerCell holder={owners.data?.get(mint)} isAsked={isWanted} />,
      },
    ],
    [isWanted, onOpen, owners.data],
  )
  const retry = () => void owners.refetch()
  return (
    <div className="flex flex-col gap-3">
      {owners.error && (
        <ErrorCallout title="The owners could not be read" error={owners.error} onRetry={retry} />
      )}
      {!isWanted && (
        <Button size="sm" className="self-start" onClick={() => setIsWanted(true)}>
          Look up owners
        </Button>
      )}
      <DataTable caption="Items" columns={columns} rows={items} rowKey={({ mint }) => mint} />
    </div>
  )
}

function NameCell({ item, onOpen }: { item: ItemMint; onOpen: () => void }) {
  return (
    <span className="flex min-w-0 items-center gap-3">
      <MetadataPicture
        name={item.name}
        metadataUri={item.uri}
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

function OwnerCell({ holder, isAsked }: { holder: Holder | undefined; isAsked: boolean }) {
  if (holder) return <HolderText holder={holder} />
  return <span className="text-subtle">{isAsked ? 'Looking up' : 'Not looked up'}</span>
}
