import type { BadRow, ConflictingRows, DuplicateRows, OnConflict } from '@mintline/solana'
import { type Currency, priceText } from '#shared/lib/amountText.ts'
import { AddressText } from '#shared/ui/AddressText.tsx'
import type { DataColumn } from '#shared/ui/table/columns.ts'
import { PROBLEM_KEYS } from '../lib/problemTables.ts'
import { rowToUse } from '../lib/rowFiles.ts'

/** Columns in the table for invalid rows. */
export const BAD_ROW_COLUMNS: DataColumn<BadRow>[] = [
  {
    id: 'row',
    header: 'Row',
    cell: ({ row }) => row,
    sortBy: PROBLEM_KEYS.invalid.row,
    align: 'end',
  },
  {
    id: 'column',
    header: 'Column',
    cell: ({ column }) => column ?? 'All',
    sortBy: PROBLEM_KEYS.invalid.column,
  },
  { id: 'value', header: 'Value', cell: ({ value }) => <code>{value}</code> },
  {
    id: 'reason',
    header: 'Reason',
    cell: ({ message }) => <span className="block min-w-64 whitespace-normal">{message}</span>,
    sortBy: PROBLEM_KEYS.invalid.reason,
  },
]

/** Columns in the table for duplicate rows. */
export const DUPLICATE_COLUMNS: DataColumn<DuplicateRows>[] = [
  { id: 'wallet', header: 'Wallet', cell: ({ user }) => <AddressText address={user} /> },
  {
    id: 'used',
    header: 'Row used',
    cell: ({ rows }) => rows[0],
    sortBy: PROBLEM_KEYS.duplicate.used,
    align: 'end',
  },
  { id: 'others', header: 'Same in rows', cell: ({ rows }) => rows.slice(1).join(', ') },
]

/** Returns the columns in the table for conflicting rows. */
export function columnsOfConflicts(
  currency: Currency,
  onConflict: OnConflict,
): DataColumn<ConflictingRows>[] {
  return [
    { id: 'wallet', header: 'Wallet', cell: ({ user }) => <AddressText address={user} /> },
    {
      id: 'rows',
      header: 'Its rows',
      cell: ({ candidates }) => (
        <ul className="whitespace-nowrap">
          {candidates.map(({ row, price, amount }) => (
            <li key={row}>
              Row {row}: {priceText(price, currency)}, {`${amount}`} at most
            </li>
          ))}
        </ul>
      ),
      sortBy: PROBLEM_KEYS.conflicting.rows,
    },
    {
      id: 'used',
      header: 'Used',
      cell: (conflict) => {
        const row = rowToUse(conflict, onConflict)
        return row === undefined ? 'None' : `Row ${row}`
      },
    },
  ]
}
