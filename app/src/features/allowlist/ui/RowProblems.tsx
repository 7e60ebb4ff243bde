import {
  type BadRow,
  type ConflictingRows,
  type DuplicateRows,
  formatBadRowsCsv,
  type OnConflict,
} from '@mintline/solana'
import { type ReactNode, useMemo, useState } from 'react'
import { useCluster } from '#features/cluster/model/clusterContext.ts'
import { downloadText } from '#shared/lib/download.ts'
import { AddressText } from '#shared/ui/AddressText.tsx'
import { Button } from '#shared/ui/Button.tsx'
import { Tabs } from '#shared/ui/Tabs.tsx'
import type { DataColumn } from '#shared/ui/table/columns.ts'
import { DataTable } from '#shared/ui/table/DataTable.tsx'
import { conflictsCsv, duplicatesCsv, keptRow } from '../lib/listFiles.ts'
import { type Currency, priceText } from '../lib/priceText.ts'
import type { RowReport } from '../lib/readList.ts'

type Part = 'invalid' | 'conflicts' | 'duplicates'

interface RowProblemsProps {
  list: RowReport
  onConflict: OnConflict
}

/** Rows that are not used as they are: which, why, and what counts in their place. */
export function RowProblems({ list, onConflict }: RowProblemsProps) {
  const { badRows, conflicts, duplicates, counts } = list
  const { currency } = useCluster().identity
  const [chosen, setChosen] = useState<Part>('invalid')
  const conflictColumns = useMemo(
    () => columnsOfConflicts(currency, onConflict),
    [currency, onConflict],
  )
  const parts = [
    badRows.length > 0 && {
      value: 'invalid' as const,
      label: `Invalid (${counts.badRows.toLocaleString('en')})`,
      content: (
        <Problems
          explanation="These rows are left out."
          fileName="invalid-rows.csv"
          csv={() => formatBadRowsCsv(badRows)}
        >
          <DataTable
            caption="Invalid rows"
            columns={BAD_ROW_COLUMNS}
            rows={badRows}
            rowKey={({ row, column, code }) => `${row} ${column} ${code}`}
          />
        </Problems>
      ),
    },
    conflicts.length > 0 && {
      value: 'conflicts' as const,
      label: `Conflicts (${counts.conflictingRows.toLocaleString('en')})`,
      content: (
        <Problems
          explanation="Rows of one wallet that do not say the same."
          fileName="conflicting-rows.csv"
          csv={() => conflictsCsv(conflicts, onConflict)}
        >
          <DataTable
            caption="Conflicting rows"
            columns={conflictColumns}
            rows={conflicts}
            rowKey={({ user }) => user}
          />
        </Problems>
      ),
    },
    duplicates.length > 0 && {
      value: 'duplicates' as const,
      label: `Duplicates (${counts.duplicateRows.toLocaleString('en')})`,
      content: (
        <Problems
          explanation="Rows of one wallet that say the same; the first is used."
          fileName="duplicate-rows.csv"
          csv={() => duplicatesCsv(duplicates)}
        >
          <DataTable
            caption="Duplicate rows"
            columns={DUPLICATE_COLUMNS}
            rows={duplicates}
            rowKey={({ user }) => user}
          />
        </Problems>
      ),
    },
  ].filter((part) => part !== false)
  const [first] = parts
  if (!first) return null
  const value = parts.some((part) => part.value === chosen) ? chosen : first.value
  return <Tabs label="Rows to look at" value={value} onValueChange={setChosen} tabs={parts} />
}

function Problems({
  explanation,
  fileName,
  csv,
  children,
}: {
  explanation: string
  fileName: string
  csv: () => string
  children: ReactNode
}) {
  return (
    <div className="flex flex-col gap-3">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="text-muted">{explanation}</p>
        <Button size="sm" onClick={() => downloadText(fileName, csv(), 'text/csv')}>
          Download these rows
        </Button>
      </div>
      {children}
    </div>
  )
}

const BAD_ROW_COLUMNS: DataColumn<BadRow>[] = [
  { id: 'row', header: 'Row', cell: ({ row }) => row, sortBy: ({ row }) => row, align: 'end' },
  {
    id: 'column',
    header: 'Column',
    cell: ({ column }) => column ?? 'All',
    sortBy: ({ column }) => column,
  },
  { id: 'value', header: 'Value', cell: ({ value }) => <code>{value}</code> },
  {
    id: 'reason',
    header: 'Reason',
    cell: ({ message }) => <span className="whitespace-normal">{message}</span>,
    sortBy: ({ code }) => code,
  },
]

const DUPLICATE_COLUMNS: DataColumn<DuplicateRows>[] = [
  { id: 'wallet', header: 'Wallet', cell: ({ user }) => <AddressText address={user} /> },
  {
    id: 'used',
    header: 'Row used',
    cell: ({ rows }) => rows[0],
    sortBy: ({ rows }) => rows[0],
    align: 'end',
  },
  { id: 'others', header: 'Same in rows', cell: ({ rows }) => rows.slice(1).join(', ') },
]

function columnsOfConflicts(
  currency: Currency,
  onConflict: OnConflict,
): DataColumn<ConflictingRows>[] {
  return [
    { id: 'wallet', header: 'Wallet', cell: ({ user }) => <AddressText address={user} /> },
    {
      id: 'rows',
      header: 'What its rows say',
      cell: ({ candidates }) => (
        <ul>
          {candidates.map(({ row, price, amount }) => (
            <li key={row}>
              Row {row}: {priceText(price, currency)}, {`${amount}`} at most
            </li>
          ))}
        </ul>
      ),
      sortBy: ({ candidates }) => candidates[0]?.row,
    },
    {
      id: 'used',
      header: 'Used',
      cell: (conflict) => {
        const row = keptRow(conflict, onConflict)
        return row === undefined ? 'None' : `Row ${row}`
      },
    },
  ]
}
