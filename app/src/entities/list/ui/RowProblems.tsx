import { formatBadRowsCsv, type OnConflict } from '@mintline/solana'
import { useMemo, useState } from 'react'
import { useCluster } from '#entities/cluster/model/clusterContext.ts'
import { downloadText } from '#shared/lib/download.ts'
import { Button } from '#shared/ui/Button.tsx'
import { Tabs } from '#shared/ui/Tabs.tsx'
import { DataTable, type DataTableProps } from '#shared/ui/table/DataTable.tsx'
import type { RowReport } from '../lib/readList.ts'
import { conflictsCsv, duplicatesCsv } from '../lib/rowFiles.ts'
import { BAD_ROW_COLUMNS, columnsOfConflicts, DUPLICATE_COLUMNS } from './rowColumns.tsx'

type Part = 'invalid' | 'conflicting' | 'duplicate'

interface RowProblemsProps {
  list: RowReport
  onConflict: OnConflict
}

/** Invalid, duplicate and conflicting rows, with reasons and the row that counts instead. */
export function RowProblems({ list, onConflict }: RowProblemsProps) {
  const { badRows, conflicts, duplicates, counts } = list
  const { currency } = useCluster().identity
  const [chosen, setChosen] = useState<Part>('invalid')
  const conflictColumns = useMemo(
    () => columnsOfConflicts(currency, onConflict),
    [currency, onConflict],
  )
  const parts = [
    ...partOf({
      value: 'invalid',
      name: 'Invalid',
      count: counts.badRows,
      explanation: 'These rows are left out.',
      csv: formatBadRowsCsv,
      columns: BAD_ROW_COLUMNS,
      rows: badRows,
      rowKey: ({ row, column, code }) => `${row} ${column} ${code}`,
    }),
    ...partOf({
      value: 'conflicting',
      name: 'Conflicts',
      count: counts.conflictingRows,
      explanation: 'Rows of one wallet with different values.',
      csv: (rows) => conflictsCsv(rows, onConflict),
      columns: conflictColumns,
      rows: conflicts,
      rowKey: ({ user }) => user,
    }),
    ...partOf({
      value: 'duplicate',
      name: 'Duplicates',
      count: counts.duplicateRows,
      explanation: 'Rows of one wallet with the same values; the first is used.',
      csv: duplicatesCsv,
      columns: DUPLICATE_COLUMNS,
      rows: duplicates,
      rowKey: ({ user }) => user,
    }),
  ]
  const [first] = parts
  if (!first) return null
  const value = parts.some((part) => part.value === chosen) ? chosen : first.value
  return <Tabs label="Rows to check" value={value} onValueChange={setChosen} tabs={parts} />
}

interface PartOptions<Row extends object> extends Omit<DataTableProps<Row>, 'caption'> {
  /** Names the table and the file. */
  value: Part
  /** Label of the tab. */
  name: string
  count: number
  explanation: string
  csv: (rows: readonly Row[]) => string
}

/** A tab with rows of one kind and their download; none without rows. */
function partOf<Row extends object>({
  value,
  name,
  count,
  explanation,
  csv,
  ...table
}: PartOptions<Row>) {
  const { rows } = table
  if (rows.length === 0) return []
  const download = () => downloadText(`${value}-rows.csv`, csv(rows), 'text/csv')
  const content = (
    <div className="flex flex-col gap-3">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="text-muted">{explanation}</p>
        <Button size="sm" onClick={download}>
          Download these rows
        </Button>
      </div>
      {/* A low height keeps the results below in view. */}
      <div className="[&>section]:max-h-72">
        <DataTable caption={`${value.charAt(0).toUpperCase()}${value.slice(1)} rows`} {...table} />
      </div>
    </div>
  )
  return [{ value, label: `${name} (${count.toLocaleString('en')})`, content }]
}
