import { ChevronLeft, ChevronRight } from 'lucide-react'
import { formatGrouped } from '#shared/lib/decimal.ts'
import { Button } from '#shared/ui/Button.tsx'
import type { ListPage } from '../lib/pageOf.ts'

interface PaginationProps {
  /** The list's name, for screen readers. */
  label: string
  page: Omit<ListPage<unknown>, 'rows'>
  /** Called with a page number from 0. */
  onPage: (page: number) => void
}

/** Position in a list, with buttons for the neighbouring pages. */
export function Pagination({
  label,
  page: { page, pages, first, last, total },
  onPage,
}: PaginationProps) {
  const count = (value: number) => formatGrouped(BigInt(value), 0)
  return (
    <nav aria-label={label} className="flex flex-wrap items-center justify-between gap-3">
      <p role="status" className="text-muted">
        {`${count(first)} to ${count(last)} of ${count(total)}`}
      </p>
      {pages > 1 && (
        <div className="flex gap-2">
          <Button
            size="sm"
            aria-disabled={page === 0}
            onClick={() => onPage(Math.max(0, page - 1))}
          >
            <ChevronLeft aria-hidden="true" />
            Newer
          </Button>
          <Button
            size="sm"
            aria-disabled={page === pages - 1}
            onClick={() => onPage(Math.min(pages - 1, page + 1))}
          >
            Older
            <ChevronRight aria-hidden="true" />
          </Button>
        </div>
      )}
    </nav>
  )
}
