import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react'
import { cn } from '../../lib/cn.ts'

interface HeaderCellProps {
  label: string
  align: 'start' | 'end' | undefined
  sorted: false | 'asc' | 'desc'
  /** Undefined = not sortable. */
  onSort: (() => void) | undefined
}

const ORDER = { asc: 'ascending', desc: 'descending' } as const

/** A column's header; a button if it is sortable. */
export function HeaderCell({ label, align, sorted, onSort }: HeaderCellProps) {
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
