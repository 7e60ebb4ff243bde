import {
  type ColumnDef,
  createSortedRowModel,
  rowSortingFeature,
  tableFeatures,
} from '@tanstack/react-table'
import type { ReactNode } from 'react'

/** A column of a table. */
export interface DataColumn<Row extends object> {
  id: string
  header: string
  cell: (row: Row) => ReactNode
  /** Sort key of a row; without it the column is not sortable. Undefined values come last. */
  sortBy?: (row: Row) => string | number | bigint | undefined
  /** Use `end` for numbers. */
  align?: 'start' | 'end'
}

/** Features of all tables. */
export const features = tableFeatures({
  rowSortingFeature,
  sortedRowModel: createSortedRowModel(),
})

/** Type of those features, for column types. */
export type Features = typeof features

/** Columns in the form that the table library takes. */
export function toColumnDefs<Row extends object>(
  columns: readonly DataColumn<Row>[],
): ColumnDef<Features, Row>[] {
  return columns.map(({ id, header, sortBy }) => ({
    id,
    header,
    accessorFn: (row: Row) => sortBy?.(row),
    enableSorting: sortBy !== undefined,
    sortUndefined: 'last',
    sortFn: (a, b) => compare(a.getValue(id), b.getValue(id)),
  }))
}

/** Compares texts in natural order (item 2 before item 10), and numbers by size. */
export function compare(a: unknown, b: unknown): number {
  if (typeof a === 'string' && typeof b === 'string') {
    return a.localeCompare(b, 'en', { numeric: true })
  }
  if (isNumeric(a) && isNumeric(b)) return a < b ? -1 : Number(a > b)
  return 0
}

function isNumeric(value: unknown): value is number | bigint {
  return typeof value === 'number' || typeof value === 'bigint'
}
