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
  /** What rows are sorted by; without it the column cannot sort. Undefined values come last. */
  sortBy?: (row: Row) => string | number | bigint | undefined
  /** Numbers stand at the end. */
  align?: 'start' | 'end'
}

/** What all tables can do. */
export const features = tableFeatures({
  rowSortingFeature,
  sortedRowModel: createSortedRowModel(),
})

/** Names of the same, for the types of columns. */
export type Features = typeof features

/** Columns as the table library takes them. */
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

/** Texts as people order them (item 2 before item 10), numbers by size. */
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
