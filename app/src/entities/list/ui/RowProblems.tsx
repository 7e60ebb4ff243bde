import type { BadRow, ConflictingRows, DuplicateRows, OnConflict } from '@mintline/solana'
import { useMemo, useState } from 'react'
import { type Currency, priceText } from '#shared/lib/amountText.ts'
import { downloadText } from '#shared/lib/download.ts'
import { AddressText } from '#shared/ui/AddressText.tsx'
import { Button } from '#shared/ui/Button.tsx'
import { Tabs } from '#shared/ui/Tabs.tsx'
import type { DataColumn } from '#shared/ui/table/columns.ts'
import { FetchedTable } from '#shared/ui/table/FetchedTable.tsx'
import {
  PROBLEM_KEYS,
  type Problem,
  type ProblemRows,
  type RowReport,
  rowToUse,
} from '../lib/problemTables.ts'
import type { ListWorker } from '../model/listWorker.ts'

interface RowProblemsProps {
  report: RowReport
  worker: ListWorker
  onConflict: OnConflict
  /** The prices' currency. */
  currency: Currency
}

/** Invalid, duplicate and conflicting rows, with reasons and the row that counts instead. */
export function RowProblems({ report, worker, onConflict, currency }: RowProblemsProps) {
  const { counts, tables } = report
  const [chosen, setChosen] = useState<Problem>('invalid')
  const conflictColumns = useMemo(
    () => columnsOfConflicts(currency, onConflict),
    [currency, onConflict],
  )
  function partOf<Kind extends Problem>(kind: Kind, { name, count, ...part }: PartTexts<Kind>) {
    if (tables[kind] === 0) return []
    const label = `${name} (${count.toLocaleString('en')})`
    const content = (
      <ProblemPart kind={kind} {...part} report={report} worker={worker} onConflict={onConflict} />
    )
    return [{ value: kind, label, content }]
  }
  const parts = [
    ...partOf('invalid', {
      name: 'Invalid',
      count: counts.badRows,
      explanation: 'These rows are left out.',
      columns: BAD_ROW_COLUMNS,
    }),
    ...partOf('conflicting', {
      name: 'Conflicts',
      count: counts.conflictingRows,
      explanation: 'Rows of one wallet with different values.',
      columns: conflictColumns,
    }),
    ...partOf('duplicate', {
      name: 'Duplicates',
      count: counts.duplicateRows,
      explanation: 'Rows of one wallet with the same values; the first is used.',
      columns: DUPLICATE_COLUMNS,
    }),
  ]
  const [first] = parts
  if (!first) return null
  const value = parts.some((part) => part.value === chosen) ? chosen : first.value
  return (
    <Tabs<Problem> label="Rows to check" value={value} onValueChange={setChosen} tabs={parts} />
  )
}

interface PartTexts<Kind extends Problem> {
  /** The tab's label. */
  name: string
  count: number
  explanation: string
  columns: readonly DataColumn<ProblemRows[Kind]>[]
}

interface ProblemPartProps<Kind extends Problem>
  extends Omit<RowProblemsProps, 'currency'>,
    Omit<PartTexts<Kind>, 'name' | 'count'> {
  kind: Kind
}

/** Rows with one kind of problem, and their download. */
function ProblemPart<Kind extends Problem>({
  kind,
  report,
  worker,
  onConflict,
  explanation,
  columns,
}: ProblemPartProps<Kind>) {
  const source = useMemo(() => worker.problems(kind, report), [worker, kind, report])
  const download = async () =>
    downloadText(`${kind}-rows.csv`, await worker.problemFile(kind, onConflict), 'text/csv')
  return (
    <div className="flex flex-col gap-3">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="text-muted">{explanation}</p>
        <Button size="sm" onClick={() => void download()}>
          Download these rows
        </Button>
      </div>
      {/* A low height keeps the results below in view. */}
      <div className="[&>section]:max-h-72">
        <FetchedTable
          caption={`${kind.charAt(0).toUpperCase()}${kind.slice(1)} rows`}
          columns={columns}
          source={source}
        />
      </div>
    </div>
  )
}

/** Columns in the table for invalid rows. */
const BAD_ROW_COLUMNS: DataColumn<BadRow>[] = [
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
const DUPLICATE_COLUMNS: DataColumn<DuplicateRows>[] = [
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
function columnsOfConflicts(
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
