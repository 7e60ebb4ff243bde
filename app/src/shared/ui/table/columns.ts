import {
  type ColumnDef,
  createSortedRowModel,
  rowSortingFeature,
  tableFeatures,
} from '@tanstack/react-table'
import type { ReactNode } from 'react'
import { compare, type SortKey } from './rowFinder.ts'

/** A table column. */
export interface DataColumn<Row extends object> {
  id: string
  header: string
  cell: (row: Row) => ReactNode
  /** Returns a row's sort key; without it the column is not sortable. Undefined values come last. */
  sortBy?: SortKey<Row>
  /** Use `end` for numbers. */
  align?: 'start' | 'end'
}

/** Features that all tables share. */
export const features = tableFeatures({
  rowSortingFeature,
  sortedRowModel: createSortedRowModel(),
})

/** Those features as a type, for column types. */
export type Features = typeof features

/** Converts columns for the table library. */
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
