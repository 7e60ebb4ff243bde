import { useMemo, useState } from 'react'
import { useCluster } from '#entities/cluster/model/clusterContext.ts'
import { type Currency, priceText } from '#shared/lib/amountText.ts'
import { AddressText } from '#shared/ui/AddressText.tsx'
import { TextField } from '#shared/ui/TextField.tsx'
import type { DataColumn } from '#shared/ui/table/columns.ts'
import { DataTable } from '#shared/ui/table/DataTable.tsx'
import { VisuallyHidden } from '#shared/ui/VisuallyHidden.tsx'
import { type EntryRow, searchRows } from '../lib/entryRows.ts'
import { SelectBox } from './SelectBox.tsx'

interface EntryTableProps {
  caption: string
  rows: readonly EntryRow[]
  /** True if rows can be selected; needs a `SelectionContext`. */
  selectable?: boolean
}

/** Table of entries, with sorting and search by wallet address. */
export function EntryTable({ caption, rows, selectable = false }: EntryTableProps) {
  const { currency } = useCluster().identity
  const [search, setSearch] = useState('')
  const columns = useMemo(() => columnsOf(currency, selectable), [currency, selectable])
  const found = useMemo(() => searchRows(rows, search), [rows, search])
  if (rows.length === 0) return <p className="text-muted">None.</p>
  return (
    <div className="flex flex-col gap-3">
      <TextField
        label="Search by address"
        type="search"
        className="sm:max-w-sm"
        value={search}
        onChange={({ target }) => setSearch(target.value)}
        spellCheck={false}
      />
      {found.length === 0 ? (
        <p role="status" className="text-muted">
          No wallet address contains this.
        </p>
      ) : (
        <DataTable caption={caption} columns={columns} rows={found} rowKey={({ user }) => user} />
      )}
    </div>
  )
}

function columnsOf(currency: Currency, selectable: boolean): DataColumn<EntryRow>[] {
  const select: DataColumn<EntryRow> = {
    id: 'select',
    header: 'Select',
    cell: ({ user }) => <SelectBox user={user} />,
  }
  return [
    ...(selectable ? [select] : []),
    {
      id: 'wallet',
      header: 'Wallet',
      cell: ({ user }) => <AddressText address={user} />,
      sortBy: ({ user }) => user,
    },
    {
      id: 'price',
      header: 'Price per item',
      cell: ({ price, before }) => (
        <Changed
          before={before && before.price !== price ? priceText(before.price, currency) : undefined}
          now={priceText(price, currency)}
        />
      ),
      sortBy: ({ price }) => price,
      align: 'end',
    },
    {
      id: 'amount',
      header: 'Most items',
      cell: ({ amount, before }) => (
        <Changed
          before={before && before.amount !== amount ? `${before.amount}` : undefined}
          now={`${amount}`}
        />
      ),
      sortBy: ({ amount }) => amount,
      align: 'end',
    },
  ]
}

/** Old and new value; only the new one if both are equal. */
function Changed({ before, now }: { before: string | undefined; now: string }) {
  if (before === undefined) return now
  return (
    <>
      <VisuallyHidden>from </VisuallyHidden>
      <span className="text-muted line-through">{before}</span>
      <span aria-hidden="true" className="text-muted">
        {' → '}
      </span>
      <VisuallyHidden> to </VisuallyHidden>
      <span className="font-medium">{now}</span>
    </>
  )
}
