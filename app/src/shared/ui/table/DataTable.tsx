import { useTable } from '@tanstack/react-table'
import { useMemo, useRef } from 'react'
import { type DataColumn, features, toColumnDefs } from './columns.ts'
import { TableFrame } from './TableFrame.tsx'
import { useVisibleRows } from './useVisibleRows.ts'

/** Rows and columns of a table. */
export interface DataTableProps<Row extends object> {
  /** Description of the rows, for screen readers. */
  caption: string
  /** Must be stable between renders, as must rows. */
  columns: readonly DataColumn<Row>[]
  rows: readonly Row[]
  rowKey: (row: Row) => string
}

/** A sortable table of any length; of long ones, only rows in view are rendered. */
export function DataTable<Row extends object>({
  caption,
  columns,
  rows,
  rowKey,
}: DataTableProps<Row>) {
  const columnDefs = useMemo(() => toColumnDefs(columns), [columns])
  const table = useTable({ features, columns: columnDefs, data: rows, getRowId: rowKey })
  const scroller = useRef<HTMLDivElement>(null)
  const sorted = table.getRowModel().rows
  const visible = useVisibleRows(sorted.length, scroller)
  const tableColumns = table.getHeaderGroups().flatMap((group) => group.headers)
  const sortedColumn = tableColumns.find(({ column }) => column.getIsSorted())?.column
  return (
    <TableFrame
      caption={caption}
      columns={columns}
      count={rows.length}
      visible={visible}
      rowAt={(position) => {
        const row = sorted[position]
        return row && { key: row.id, row: row.original }
      }}
      sort={
        sortedColumn && {
          column: sortedColumn.id,
          isDescending: sortedColumn.getIsSorted() === 'desc',
        }
      }
      onSort={(id) => tableColumns.find(({ column }) => column.id === id)?.column.toggleSorting()}
      scroller={scroller}
    />
  )
}
