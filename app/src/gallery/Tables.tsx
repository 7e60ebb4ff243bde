import { AddressText } from '#shared/ui/AddressText.tsx'
import { Badge } from '#shared/ui/Badge.tsx'
import { PagedList } from '#shared/ui/PagedList.tsx'
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

/** A list with further pages. */
const FIRST_PAGE = {
  data: ENTRIES.slice(0, 3),
  error: null,
  hasNextPage: true,
  isFetchingNextPage: false,
  isFetchNextPageError: false,
  fetchNextPage: () => undefined,
  refetch: () => undefined,
}

/** All tables. */
export function Tables() {
  return (
    <div className="flex flex-col gap-6">
      <DataTable
        caption="Entries"
        columns={COLUMNS}
        rows={ENTRIES}
        rowKey={({ address }) => address}
      />
      <PagedList query={FIRST_PAGE} what="entries">
        <DataTable
          caption="First entries"
          columns={COLUMNS}
          rows={FIRST_PAGE.data}
          rowKey={({ address }) => address}
        />
      </PagedList>
    </div>
  )
}
