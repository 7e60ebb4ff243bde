import { useTable } from '@tanstack/react-table'
import { useMemo, useRef } from 'react'
import { type DataColumn, features, toColumnDefs } from './columns.ts'
import { TableFrame, useVisibleRows } from './TableFrame.tsx'

/** A table's rows and columns. */
export interface DataTableProps<Row extends object> {
  /** Describes the rows to screen readers. */
  caption: string
  /** Must be stable between renders, like the rows. */
  columns: readonly DataColumn<Row>[]
  rows: readonly Row[]
  rowKey: (row: Row) => string
}

/** A sortable table, however long; long tables render only the rows in view. */
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
