import { AddressText } from '#shared/ui/AddressText.tsx'
import { Badge } from '#shared/ui/Badge.tsx'
import type { DataColumn } from '#shared/ui/table/columns.ts'
import { DataTable } from '#shared/ui/table/DataTable.tsx'

interface Entry {
  row: number
  address: string
  amount: bigint
}

const ADDRESS = '7Zt1bXbVEmHoKTkhnFQ5LnV9hVnrDT2rJPcVfGL6Ji'
const ENTRIES: Entry[] = Array.from({ length: 10_000 }, (_, index) => ({
  row: index + 1,
  address: `${ADDRESS}${String(index).padStart(4, '1')}`,
  amount: BigInt((index * 7) % 5) + 1n,
}))

const COLUMNS: DataColumn<Entry>[] = [
  { id: 'row', header: 'Row', cell: ({ row }) => row, sortBy: ({ row }) => row, align: 'end' },
  {
    id: 'address',
    header: 'Address',
    cell: ({ address }) => <AddressText address={address} />,
    sortBy: ({ address }) => address,
  },
  {
    id: 'amount',
    header: 'Amount',
    cell: ({ amount }) => String(amount),
    sortBy: ({ amount }) => amount,
    align: 'end',
  },
  { id: 'state', header: 'State', cell: () => <Badge tone="success">New</Badge> },
]

/** All tables. */
export function Tables() {
  return (
    <DataTable
      caption="Entries"
      columns={COLUMNS}
      rows={ENTRIES}
      rowKey={({ address }) => address}
    />
  )
}
