import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import type { DataColumn } from './columns.ts'
import type { RowSort, RowSource } from './rowSource.ts'
import { TableFrame, useVisibleRows } from './TableFrame.tsx'

/** Rows per fetch; one more part is fetched beyond the rows in view. */
const PART = 100

interface FetchedTableProps<Row extends object> {
  /** Describes the rows to screen readers. */
  caption: string
  columns: readonly DataColumn<Row>[]
  source: RowSource<Row>
  /** Text that the rows contain. Default: all rows are shown. */
  search?: string
  /** Shown in place of the table if no row contains the text. */
  none?: React.ReactNode
}

/** A sortable table whose rows are kept elsewhere, and fetched as they come into view. */
export function FetchedTable<Row extends object>({
  caption,
  columns,
  source,
  search = '',
  none,
}: FetchedTableProps<Row>) {
  const [sort, setSort] = useState<RowSort>()
  const [count, setCount] = useState(source.count)
  const scroller = useRef<HTMLDivElement>(null)
  const visible = useVisibleRows(count, scroller)
  const from = Math.floor(visible.from / PART) * PART
  const until = Math.max(Math.ceil(visible.until / PART) * PART, from + PART)
  const { data } = useQuery({
    queryKey: ['rows', source.key, search.trim().toLowerCase(), sort ?? null, from, until],
    queryFn: async () => ({ from, ...(await source.fetch({ search, sort, from, until })) }),
    placeholderData: keepPreviousData,
    structuralSharing: false,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: false,
  })
  if (data && data.count !== count) setCount(data.count)
  if (data?.count === 0 && none !== undefined) return none
  return (
    <TableFrame
      caption={caption}
      columns={columns}
      count={count}
      visible={visible}
      rowAt={(position) => {
        const row = data?.rows[position - data.from]
        return row && { key: `${position}`, row }
      }}
      sort={sort}
      onSort={(column) => setSort(nextSort(sort, columns, column))}
      scroller={scroller}
    />
  )
}

/** Sorts a column one way, then the other, then not; numbers begin with the highest. */
function nextSort<Row extends object>(
  sort: RowSort | undefined,
  columns: readonly DataColumn<Row>[],
  column: string,
): RowSort | undefined {
  const isDescending = columns.find(({ id }) => id === column)?.align === 'end'
  if (sort?.column !== column) return { column, isDescending }
  return sort.isDescending === isDescending ? { column, isDescending: !isDescending } : undefined
}
