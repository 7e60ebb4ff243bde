import { useMemo } from 'react'
import { ChainAddress } from '#entities/cluster/ui/ChainAddress.tsx'
import type { Holder } from '#entities/indexer/lib/holders.ts'
import { formatGrouped } from '#shared/lib/decimal.ts'
import type { DataColumn } from '#shared/ui/table/columns.ts'
import { DataTable } from '#shared/ui/table/DataTable.tsx'
import { shareText } from './holdersText.ts'

interface HoldersTableProps {
  holders: readonly Holder[]
  /** Items that exist; undefined = not known yet. */
  supply: bigint | undefined
}

/** Holders as rows. */
export function HoldersTable({ holders, supply }: HoldersTableProps) {
  const columns = useMemo(
    (): DataColumn<Holder>[] => [
      {
        id: 'wallet',
        header: 'Wallet',
        cell: ({ wallet }) => <ChainAddress address={wallet} />,
      },
      {
        id: 'items',
        header: 'Items',
        cell: ({ items }) => formatGrouped(items, 0),
        align: 'end',
      },
      {
        id: 'share',
        header: 'Share',
        cell: ({ items }) => supply !== undefined && shareText(items, supply),
        align: 'end',
      },
    ],
    [supply],
  )
  return (
    <DataTable caption="Holders" columns={columns} rows={holders} rowKey={({ wallet }) => wallet} />
  )
}
