import { useTable } from '@tanstack/react-table'
import { useMemo, useRef } from 'react'
import { cn } from '../../lib/cn.ts'
import { type DataColumn, features, toColumnDefs } from './columns.ts'
import { HeaderCell } from './HeaderCell.tsx'
import { useVisibleRows } from './useVisibleRows.ts'

/** Scrollable elements must be reachable by keyboard; not every browser does that by itself. */
const REACHED_BY_KEYBOARD = { tabIndex: 0 }

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
  const { visible, before, after, isLong } = useVisibleRows(sorted, scroller)
  const headers = table.getHeaderGroups().flatMap((group) => group.headers)
  return (
    <section
      ref={scroller}
      aria-label={caption}
      {...REACHED_BY_KEYBOARD}
      className={cn(
        'relative overflow-auto rounded-xl border bg-surface shadow-card',
        isLong && 'max-h-120',
      )}
    >
      <table className="w-full border-separate border-spacing-0" aria-rowcount={rows.length + 1}>
        <caption className="sr-only">{caption}</caption>
        <thead className="sticky top-0 z-10">
          <tr>
            {headers.map(({ column }, index) => (
              <HeaderCell
                key={column.id}
                label={columns[index]?.header ?? ''}
                align={columns[index]?.align}
                sorted={column.getIsSorted()}
                onSort={column.getCanSort() ? () => column.toggleSorting() : undefined}
              />
            ))}
          </tr>
        </thead>
        <tbody>
          {before > 0 && <Gap height={before} />}
          {visible.map(({ row, index }) => (
            <tr key={row.id} aria-rowindex={index + 2} className="group">
              {columns.map((column) => (
                <td
                  key={column.id}
                  className={cn(
                    'h-11 max-w-80 truncate border-b px-4 py-1.5 group-last:border-b-0 group-hover:bg-sunken',
                    column.align === 'end' && 'text-right',
                  )}
                >
                  {column.cell(row.original)}
                </td>
              ))}
            </tr>
          ))}
          {after > 0 && <Gap height={after} />}
        </tbody>
      </table>
    </section>
  )
}

/** Space for the rows that are not rendered. */
function Gap({ height }: { height: number }) {
  return (
    <tr>
      <td style={{ height }} />
    </tr>
  )
}
