import { formatBadRowsCsv, type OnConflict } from '@mintline/solana'
import { type ReactNode, useMemo, useState } from 'react'
import { useCluster } from '#entities/cluster/model/clusterContext.ts'
import { downloadText } from '#shared/lib/download.ts'
import { Button } from '#shared/ui/Button.tsx'
import { Tabs } from '#shared/ui/Tabs.tsx'
import { DataTable } from '#shared/ui/table/DataTable.tsx'
import type { RowReport } from '../lib/readList.ts'
import { conflictsCsv, duplicatesCsv } from '../lib/rowFiles.ts'
import { BAD_ROW_COLUMNS, columnsOfConflicts, DUPLICATE_COLUMNS } from './rowColumns.tsx'

type Part = 'invalid' | 'conflicts' | 'duplicates'

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
          explanation="Rows of one wallet with different values."
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
          explanation="Rows of one wallet with the same values; the first is used."
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
  return <Tabs label="Rows to check" value={value} onValueChange={setChosen} tabs={parts} />
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
      {/* A low height keeps the results below in view. */}
      <div className="[&>section]:max-h-72">{children}</div>
    </div>
  )
}
