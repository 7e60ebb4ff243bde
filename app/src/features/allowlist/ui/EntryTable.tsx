import { Check } from 'lucide-react'
import { Checkbox } from 'radix-ui'
import { createContext, type ReactNode, use, useMemo, useState } from 'react'
import { type Currency, priceText } from '#shared/lib/amountText.ts'
import { shortAddress } from '#shared/lib/shortAddress.ts'
import { AddressText } from '#shared/ui/AddressText.tsx'
import { TextField } from '#shared/ui/TextField.tsx'
import type { DataColumn } from '#shared/ui/table/columns.ts'
import { DataTable } from '#shared/ui/table/DataTable.tsx'
import { FetchedTable } from '#shared/ui/table/FetchedTable.tsx'
import type { RowSource } from '#shared/ui/table/rowSource.ts'
import { VisuallyHidden } from '#shared/ui/VisuallyHidden.tsx'
import { ENTRY_KEYS, type EntryRow, searchRows } from '../lib/entryRows.ts'

interface EntryTableProps {
  caption: string
  rows: readonly EntryRow[]
  /** The prices' currency. */
  currency: Currency
  /** True if rows can be selected; needs a `SelectionContext`. */
  selectable?: boolean
}

/** Entries on chain in a table, sortable and searchable by wallet address. */
export function EntryTable({ caption, rows, currency, selectable = false }: EntryTableProps) {
  const [search, setSearch] = useState('')
  const columns = useMemo(() => columnsOf(currency, selectable), [currency, selectable])
  const found = useMemo(() => searchRows(rows, search), [rows, search])
  if (rows.length === 0) return <None />
  return (
    <Searchable search={search} onSearch={setSearch}>
      {found.length === 0 ? (
        <NoneFound />
      ) : (
        <DataTable caption={caption} columns={columns} rows={found} rowKey={({ user }) => user} />
      )}
    </Searchable>
  )
}

interface ListedEntryTableProps {
  caption: string
  source: RowSource<EntryRow>
  /** The prices' currency. */
  currency: Currency
}

/** The same for a file's entries, which a worker holds. */
export function ListedEntryTable({ caption, source, currency }: ListedEntryTableProps) {
  const [search, setSearch] = useState('')
  const columns = useMemo(() => columnsOf(currency, false), [currency])
  if (source.count === 0) return <None />
  return (
    <Searchable search={search} onSearch={setSearch}>
      <FetchedTable
        caption={caption}
        columns={columns}
        source={source}
        search={search}
        none={<NoneFound />}
      />
    </Searchable>
  )
}

function None() {
  return <p className="text-muted">None.</p>
}

function NoneFound() {
  return (
    <p role="status" className="text-muted">
      No wallet address contains this.
    </p>
  )
}

interface SearchableProps {
  search: string
  onSearch: (text: string) => void
  children: ReactNode
}

function Searchable({ search, onSearch, children }: SearchableProps) {
  return (
    <div className="flex flex-col gap-3">
      <TextField
        label="Search by address"
        type="search"
        className="sm:max-w-sm"
        value={search}
        onChange={({ target }) => onSearch(target.value)}
        spellCheck={false}
      />
      {children}
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
      sortBy: ENTRY_KEYS.wallet,
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
      sortBy: ENTRY_KEYS.price,
      align: 'end',
    },
    {
      id: 'amount',
      header: 'Max items',
      cell: ({ amount, before }) => (
        <Changed
          before={before && before.amount !== amount ? `${before.amount}` : undefined}
          now={`${amount}`}
        />
      ),
      sortBy: ENTRY_KEYS.amount,
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

/** Selected wallets, and functions to change the selection. */
interface Selection {
  users: ReadonlySet<string>
  toggle: (user: string) => void
}

/** Provided by the table; keeps columns stable while the selection changes. */
export const SelectionContext = createContext<Selection | undefined>(undefined)

/** Checkbox that selects one wallet's entry. */
function SelectBox({ user }: { user: string }) {
  const selection = use(SelectionContext)
  return (
    <Checkbox.Root
      aria-label={`Select ${shortAddress(user)}`}
      checked={selection?.users.has(user) ?? false}
      onCheckedChange={() => selection?.toggle(user)}
      className="flex size-4.5 items-center justify-center rounded-[5px] border border-line-strong bg-surface hover:border-subtle data-[state=checked]:border-transparent data-[state=checked]:bg-accent"
    >
      <Checkbox.Indicator>
        <Check aria-hidden="true" strokeWidth={3} className="size-3.5 text-accent-ink" />
      </Checkbox.Indicator>
    </Checkbox.Root>
  )
}
