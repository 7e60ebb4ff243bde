import { useVirtualizer } from '@tanstack/react-virtual'
import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react'
import type { Ref, RefObject } from 'react'
import { cn } from '../../lib/cn.ts'
import { Skeleton } from '../Loading.tsx'
import type { DataColumn } from './columns.ts'
import type { RowSort } from './rowSource.ts'

/** Scrollable elements must be reachable by keyboard; not every browser does that by itself. */
const REACHED_BY_KEYBOARD = { tabIndex: 0 }

/** A table row; undefined = it is being fetched. */
type FramedRow<Row> = { readonly key: string; readonly row: Row } | undefined

interface TableFrameProps<Row extends object> {
  /** Describes the rows to screen readers. */
  caption: string
  columns: readonly DataColumn<Row>[]
  /** Total number of rows. */
  count: number
  visible: VisibleRows
  /** Returns the row at a position. */
  rowAt: (position: number) => FramedRow<Row>
  sort: RowSort | undefined
  onSort: (column: string) => void
  scroller: Ref<HTMLDivElement>
}

/** The table's header and its rows in view, with gaps in place of the others. */
export function TableFrame<Row extends object>({
  caption,
  columns,
  count,
  visible: { from, until, before, after, isLong },
  rowAt,
  sort,
  onSort,
  scroller,
}: TableFrameProps<Row>) {
  const positions = Array.from({ length: until - from }, (_, index) => from + index)
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
      <table className="w-full border-separate border-spacing-0" aria-rowcount={count + 1}>
        <caption className="sr-only">{caption}</caption>
        <thead className="sticky top-0 z-10">
          <tr>
            {columns.map(({ id, header, align, sortBy }) => (
              <HeaderCell
                key={id}
                label={header}
                align={align}
                sorted={sort?.column === id && (sort.isDescending ? 'desc' : 'asc')}
                onSort={sortBy && (() => onSort(id))}
              />
            ))}
          </tr>
        </thead>
        <tbody>
          {before > 0 && <Gap height={before} />}
          {positions.map((position) => {
            const framed = rowAt(position)
            return (
              <tr key={framed?.key ?? position} aria-rowindex={position + 2} className="group">
                {columns.map(({ id, align, cell }) => (
                  <td
                    key={id}
                    className={cn(
                      'h-11 max-w-80 truncate border-b px-3 py-1.5 sm:px-4 group-last:border-b-0 group-hover:bg-sunken',
                      align === 'end' && 'text-right',
                    )}
                  >
                    {framed ? cell(framed.row) : <Skeleton className="w-20" />}
                  </td>
                ))}
              </tr>
            )
          })}
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

interface HeaderCellProps {
  label: string
  align: 'start' | 'end' | undefined
  sorted: false | 'asc' | 'desc'
  /** Undefined = not sortable. */
  onSort: (() => void) | undefined
}

const ORDER = { asc: 'ascending', desc: 'descending' } as const

/** A column's header; a button if it is sortable. */
function HeaderCell({ label, align, sorted, onSort }: HeaderCellProps) {
  const Icon = sorted === 'asc' ? ArrowUp : sorted === 'desc' ? ArrowDown : ChevronsUpDown
  return (
    <th
      scope="col"
      aria-sort={sorted ? ORDER[sorted] : onSort && 'none'}
      className={cn(
        'h-10 whitespace-nowrap border-b bg-sunken px-3 font-medium text-[0.8125rem] text-muted sm:px-4',
        align === 'end' ? 'text-right' : 'text-left',
      )}
    >
      {onSort ? (
        <button
          type="button"
          onClick={onSort}
          className="inline-flex items-center gap-1 rounded-sm hover:text-ink"
        >
          {label}
          <Icon
            aria-hidden="true"
            className={cn('size-3.5', sorted ? 'text-accent-text' : 'text-subtle')}
          />
        </button>
      ) : (
        label
      )}
    </th>
  )
}

/** From this length on, only rows in view are rendered. */
const LONG = 100
const ROW_HEIGHT = 44

/** Positions to render, and the heights of the gaps before and after them. */
interface VisibleRows {
  readonly from: number
  /** Position after the last. */
  readonly until: number
  readonly before: number
  readonly after: number
  /** True if not all rows are rendered. */
  readonly isLong: boolean
}

/** Returns the rows in view. */
export function useVisibleRows(
  count: number,
  scroller: RefObject<HTMLDivElement | null>,
): VisibleRows {
  const isLong = count > LONG
  const virtualizer = useVirtualizer({
    count,
    enabled: isLong,
    getScrollElement: () => scroller.current,
    estimateSize: () => ROW_HEIGHT,
    overscan: 12,
  })
  if (!isLong) return { from: 0, until: count, before: 0, after: 0, isLong }
  const items = virtualizer.getVirtualItems()
  const [first, last] = [items[0], items.at(-1)]
  return {
    from: first?.index ?? 0,
    until: last ? last.index + 1 : 0,
    before: first?.start ?? 0,
    after: virtualizer.getTotalSize() - (last?.end ?? 0),
    isLong,
  }
}
